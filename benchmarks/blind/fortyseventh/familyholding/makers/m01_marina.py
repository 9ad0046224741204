import random,datetime as dt
from common import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.platypus import *
from reportlab.lib.styles import getSampleStyleSheet,ParagraphStyle
from reportlab.lib import colors
rnd=random.Random(4701); nm=namer(rnd); fn='heron_neck_marina_slips.pdf'
boats=["Second Wind","Reel Therapy","Patience","Knot Today","Loon Song","Pier Pressure","Sea Glass","Osprey II","Nellie B.","Aunt Ida","Blue Heron","Tern About","Wanderlust","Lady Grey","Fair Lead","Minnow","Escapade","Grace","Halcyon","Driftwood","Sable","Old Salt","Half Hitch","Zephyr","Moonraker","Kestrel","Windfall","Juno","Petrel","Blue Peter","Sundog","Clementine","Fiddler","Marguerite","Nor'easter","Plover","Salty Paws","Tilly","Quill","Wren","Rosalie"]
rnd.shuffle(boats)
docks=[("DOCK A  (floating, 30 ft)","A",14,"30 F",2850),("DOCK B  (floating, 40 ft)","B",12,"40 F",4120),("DOCK C  (fixed piles, 26 ft)","C",11,"26 P",1980)]
rows=[];data=[["Slip","Type","Slip holder","Vessel","Contract\nfrom","Contract\nthrough","Annual\ndockage $","Shore\npower $","Winter\nstorage $","Year\ntotal $","Balance\ndue $"]]
st=[];bi=0;G=[0]*5;units=occ=0
def m(x): return '' if x is None else f"{x:,.2f}"
def sub(lbl,S):
    data.append([lbl]+['']*5+[m(x) for x in S]); i=len(data)-1
    st.extend([('LINEABOVE',(6,i),(-1,i),.5,colors.black),('FONT',(0,i),(-1,i),'Times-BoldItalic',8.5),('SPAN',(0,i),(5,i)),('BOTTOMPADDING',(0,i),(-1,i),6)])
for title,L,n,ty,base in docks:
    data.append([title]+['']*10); i=len(data)-1
    st+= [('SPAN',(0,i),(-1,i)),('FONT',(0,i),(-1,i),'Times-Bold',9.5),('TEXTCOLOR',(0,i),(-1,i),colors.HexColor('#1d4e6b')),('TOPPADDING',(0,i),(-1,i),6)]
    S=[0]*5
    for k in range(1,n+1):
        u=f"{L}{k}";units+=1
        if (L,k) in {("A",5),("A",12),("B",9),("C",2),("C",10)}:
            data.append([u,ty,"OPEN"]+['']*8); rows.append(R(unit=u,unitType=ty,statusText="OPEN",section=title.replace('  ',' '))); continue
        occ+=1
        d=base+rnd.choice([0,0,0,150,-100]); p=rnd.choice([None,240,240,360]); w=rnd.choice([None,None,780,920,1140]); 
        t=d+(p or 0)+(w or 0); b=rnd.choice([0,0,0,0,d/2,t/4 if t%4==0 else 125.5])
        name=nm("{l}, {f}"); fr=dt.date(2025,4,rnd.choice([15,15,15,1])); to=dt.date(2026,4,14) if fr.day==15 else dt.date(2026,3,31)
        data.append([u,ty,name,boats[bi],fr.strftime('%m/%d/%y'),to.strftime('%m/%d/%y'),m(d),m(p),m(w),m(t),m(b)]);bi+=1
        S=[a+(x or 0) for a,x in zip(S,[d,p,w,t,b])]
        rows.append(R(unit=u,unitType=ty,tenantName=name,statusText="Occupied",section=title.replace('  ',' '),annualRent=d,leaseStartDate=fr,leaseEndDate=to,charges=CH([("Annual dockage",d),("Shore power",p),("Winter storage",w)]),totalCharges=t,balance=b))
    sub(f"Dock {L}",S);G=[a+b for a,b in zip(G,S)]
title="ASHORE";data.append([title]+['']*10);i=len(data)-1
st+= [('SPAN',(0,i),(-1,i)),('FONT',(0,i),(-1,i),'Times-Bold',9.5),('TEXTCOLOR',(0,i),(-1,i),colors.HexColor('#1d4e6b')),('TOPPADDING',(0,i),(-1,i),6)]
S=[0]*5
for u,ty,name,fr,to,d,p,b,cnt in [("Ship's store","Shop","Cutwater Chandlery LLC",dt.date(2023,5,1),dt.date(2028,4,30),21600,1200,0,1),("Loft office","Office","Bristow Yacht Brokers Inc.",dt.date(2024,1,1),dt.date(2026,12,31),10800,600,900,1),("Ice machine","Machine","Polar Cube Vending",dt.date(2024,5,1),dt.date(2026,4,30),960,None,0,0)]:
    t=d+(p or 0);data.append([u,ty,name,'',fr.strftime('%m/%d/%y'),to.strftime('%m/%d/%y'),m(d),m(p),'',m(t),m(b)]);units+=cnt;occ+=cnt
    S=[a+(x or 0) for a,x in zip(S,[d,p,0,t,b])]
    rows.append(R(unit=u,unitType=ty,tenantName=name,statusText="Occupied",section=title,annualRent=d,leaseStartDate=fr,leaseEndDate=to,charges=CH([("Annual dockage",d),("Shore power",p)]),totalCharges=t,balance=b))
sub("Ashore",S);G=[a+b for a,b in zip(G,S)];sub("MARINA TOTAL",G)
st+=[('LINEBELOW',(6,len(data)-1),(-1,len(data)-1),1.2,colors.black)]
ss=getSampleStyleSheet()
T=Table(data,colWidths=[58,40,138,82,50,50,66,54,58,66,58],repeatRows=1,rowHeights=None)
T.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',8.5),('FONT',(0,0),(-1,0),'Times-Bold',8.5),('ALIGN',(6,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('LINEBELOW',(0,0),(-1,0),.8,colors.HexColor('#1d4e6b')),('TOPPADDING',(0,1),(-1,-1),1.3),('BOTTOMPADDING',(0,1),(-1,-1),1.3),('LINEBELOW',(0,1),(-1,-1),.15,colors.HexColor('#c8d6de'))]+st))
def foot(c,d):
    c.setFont('Times-Italic',8);c.drawString(40,24,"Heron Neck Marina, Lower Shore Road  |  slip holders' list kept by the dockmaster");c.drawRightString(752,24,f"page {c.getPageNumber()}")
SimpleDocTemplate(out(fn),pagesize=landscape(letter),leftMargin=36,rightMargin=36,topMargin=34,bottomMargin=40,title="Slip roll",invariant=1).build([Paragraph("Heron Neck Marina",ParagraphStyle('a',fontName='Times-Bold',fontSize=18,leading=22)),Paragraph("Roll of slip holders and shore tenants &nbsp;&middot;&nbsp; position at July 1, 2025",ParagraphStyle('b',fontName='Times-Roman',fontSize=10.5,spaceAfter=8)),T,Spacer(1,8),Paragraph(f"Slips and premises: {units} &nbsp;&nbsp; Taken: {occ} &nbsp;&nbsp; Open: {units-occ}. The ice machine is a concession and is not counted. Shore premises: 'annual dockage' is the annual rent.",ParagraphStyle('c',fontName='Times-Roman',fontSize=9))],onFirstPage=foot,onLaterPages=foot)
save(fn,'OTHER','dockmaster list, landscape, dock sections with subtotals, annual fees',True,'Heron Neck Marina','2025-07-01',rows,units,occ,units-occ)
