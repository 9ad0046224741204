from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, legal, A4
from reportlab.lib import colors
from reportlab.lib.colors import HexColor
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer, PageBreak
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
for n,f in(('DV','DejaVuSansCondensed'),('DVB','DejaVuSansCondensed-Bold'),('DVI','DejaVuSansCondensed-Oblique'),('DVS','DejaVuSerif'),('DVM','DejaVuSansMono')):
    pdfmetrics.registerFont(TTFont(n,f'/usr/share/fonts/truetype/dejavu/{f}.ttf'))
P=os.path.join

def om_retail():
    f='cobblers_green_OM_rentroll.pdf'
    # suite, tenant, sf, start, end, monthly, nnn, steps, options
    R=[("101","Farrow & Daughters Hardware",6400,D(2016,6,1),D(2031,5,31),7466.67,2453.33,[(D(2026,6,1),8000.00),(D(2028,6,1),8533.33)],"2 x 5 yrs"),
    ("102","Pho Lantern",1850,D(2021,3,1),D(2026,2,28),3546,709,[],"1 x 5 yrs"),
    ("103 & 104","Brightwater Pediatric Dentistry",3720,D(2019,9,1),D(2029,8,31),7750,1426,[(D(2025,9,1),7982.50),(D(2026,9,1),8222.00),(D(2027,9,1),8468.65)],"2 x 5 yrs"),
    ("105","AVAILABLE",1600,None,None,None,None,[],None),
    ("106","Tidy Threads Dry Cleaning",1400,D(2009,4,1),"MTM",2100,536.67,[],"None"),
    ("107","Quill & Ledger Tax Service",1200,D(2023,1,1),D(2027,12,31),2300,460,[(D(2026,1,1),2369)],"1 x 3 yrs"),
    ("108","Sweetgrass Yoga",2450,D(2022,10,1),D(2027,9,30),4287.5,939.17,[(D(2025,10,1),4416.13)],"1 x 5 yrs"),
    ("109","Center management (owner's use)",900,None,None,0,0,[],None),
    ("110-111","Mercado El Farolito",5100,D(2018,11,1),D(2028,10,31),7012.5,1955,[(D(2025,11,1),7225)],"3 x 5 yrs"),
    ("112","Halcyon Nail Lounge",1150,D(2024,5,1),D(2029,4,30),2491.67,440.83,[(D(2026,5,1),2587.5),(D(2028,5,1),2683.33)],"None"),
    ("113","AVAILABLE - former video store",2300,None,None,None,None,[],None),
    ("PAD A","Copper Kettle Drive-Thru Coffee (ground lease)",780,D(2020,7,1),D(2040,6,30),5200,None,[(D(2025,7,1),5720)],"4 x 5 yrs")]
    gla=sum(r[2] for r in R); tot=sum(r[5] or 0 for r in R); tn=sum(r[6] or 0 for r in R)
    c=canvas.Canvas(P(DOC,f),pagesize=landscape(letter)); W,H=landscape(letter)
    navy=HexColor('#1d3a4a'); gold=HexColor('#c79a3b'); pale=HexColor('#f3efe6')
    # page 1 : cover-ish financial divider
    c.setFillColor(navy); c.rect(0,0,W,H,fill=1,stroke=0)
    c.setFillColor(gold); c.rect(0.9*72,H/2-4,120,4,fill=1,stroke=0)
    c.setFillColor(colors.white); c.setFont('Times-Roman',38); c.drawString(65,H/2+20,"Tenancy & Income")
    c.setFont('Helvetica',12); c.drawString(65,H/2-32,"COBBLER'S GREEN SHOPPING CENTER  |  Route 9 at Tannery Road"); c.drawString(65,H/2-50,"Offering Memorandum  -  Section 4")
    c.showPage()
    c.setFillColor(navy); c.rect(0,H-58,W,58,fill=1,stroke=0); c.setFillColor(gold); c.rect(0,H-62,W,4,fill=1,stroke=0)
    c.setFillColor(colors.white); c.setFont('Times-Bold',22); c.drawString(36,H-38,"RENT ROLL"); c.setFont('Helvetica',9); c.drawRightString(W-36,H-28,"COBBLER'S GREEN SHOPPING CENTER"); c.drawRightString(W-36,H-42,"Rents in effect May 1, 2025")
    st=ParagraphStyle('a',fontName='DV',fontSize=7.4,leading=9); stb=ParagraphStyle('b',parent=st,fontName='DVB')
    data=[["TENANT","SUITE","GLA\n(SF)","% OF\nGLA","LEASE TERM",None,"BASE RENT",None,None,"NNN\nMONTHLY","SCHEDULED\nINCREASES","RENEWAL\nOPTIONS"],[None]*4+["From","To","Monthly","Annual","PSF"]+[None]*3]
    rows=[]
    for s,t,sf,a,b,m,n,steps,o in R:
        vac=t.startswith('AVAIL')
        d=lambda x:'' if x is None else x if isinstance(x,str) else mdY(x)
        st_txt="<br/>".join(f"{d_.month}/{d_.year}: ${m2(v)}" if False else f"{mdY(d_)}&nbsp;&nbsp;${m2(v)}" for d_,v in steps)
        data.append([Paragraph(t,stb),s,m0(sf),f"{sf/gla*100:.1f}%",d(a),d(b),'' if m is None else '$'+m2(m),'' if m is None else '$'+m2(round(m*12,2)),'' if not m else f"${m*12/sf:.2f}",'' if n is None else '$'+m2(n),Paragraph(st_txt,st),o or ''])
        rows.append(dict(unit=s,area=sf,tenantName=None if vac else t,statusText='AVAILABLE' if vac else "Occupied",contractRent=m,annualRent=None if m is None else round(m*12,2),leaseStartDate=a,leaseEndDate=b,charges=[dict(code='NNN',amount=n)] if n is not None else None,rentSteps=[dict(date=iso(x),amount=v) for x,v in steps]))
    ann=sum(round((r[5] or 0)*12,2) for r in R)
    data.append(["TOTAL / IN-PLACE","",m0(gla),"100.0%","","",'$'+m2(tot),'$'+m2(ann),'','$'+m2(tn),'',''])
    t=Table(data,colWidths=[132,46,38,36,52,52,54,62,38,50,100,50])
    ts=[('FONT',(0,0),(-1,1),'DVB',6.6),('FONT',(0,2),(-1,-1),'DV',7.4),('TEXTCOLOR',(0,0),(-1,1),navy),('LINEBELOW',(0,1),(-1,1),1.2,gold),('SPAN',(4,0),(5,0)),('SPAN',(6,0),(8,0)),('ALIGN',(2,0),(9,-1),'RIGHT'),('ALIGN',(4,0),(8,0),'CENTER'),('LINEBELOW',(4,0),(5,0),.4,navy),('LINEBELOW',(6,0),(8,0),.4,navy),('VALIGN',(0,2),(-1,-1),'MIDDLE'),('VALIGN',(0,0),(-1,1),'BOTTOM'),('TOPPADDING',(0,0),(-1,-1),2.6),('BOTTOMPADDING',(0,0),(-1,-1),2.6),('FONT',(0,-1),(-1,-1),'DVB',7.4),('BACKGROUND',(0,-1),(-1,-1),navy),('TEXTCOLOR',(0,-1),(-1,-1),colors.white),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]
    for i in range(2,len(data)-1,2): ts.append(('BACKGROUND',(0,i),(-1,i),pale))
    for k in (0,1,2,3,9,10,11): ts.append(('SPAN',(k,0),(k,1)))
    t.setStyle(TableStyle(ts)); w,h=t.wrapOn(c,W,H); t.drawOn(c,(W-w)/2,H-78-h)
    y=H-78-h-20
    leased=gla-1600-2300
    c.setFillColor(colors.black); c.setFont('DVI',7.4)
    for ln in ["Twelve premises, ten of them occupied (counting the owner's 900 SF management office) and two available to lease; %.1f%% of the GLA of %s SF is occupied."%(leased/gla*100,m0(gla)),
      "Increases are stated as the new monthly base rent. The coffee pad pays its own taxes and insurance directly. NNN is the 2025 estimate, reconciled each March.",
      "Information herein was obtained from sources deemed reliable; Pemberton Hale Retail Advisors makes no warranty as to its accuracy."]:
        c.drawString(36,y,ln); y-=11
    c.setFillColor(gold); c.rect(0,22,W,2,fill=1,stroke=0); c.setFillColor(navy); c.setFont('Helvetica-Bold',7); c.drawString(36,10,"PEMBERTON HALE RETAIL ADVISORS"); c.drawRightString(W-36,10,"17")
    c.save()
    save(f,'RETAIL','offering-memorandum page by an agency: tenant first, two-line grouped header, increases stacked in a cell',False,dict(propertyName="Cobbler's Green Shopping Center",asOnDate='2025-05-01',units=12,occupied=10,vacant=2,rows=rows))

def rooming():
    f='41_chestnut_rooms_typed.pdf'
    c=canvas.Canvas(P(DOC,f),pagesize=letter); W,H=letter; r=random.Random(4)
    def ln(x,y,s,fn='Courier',sz=10.5): 
        c.setFont(fn,sz); c.drawString(x+r.uniform(-.7,.7),y+r.uniform(-.5,.5),s)
    y=H-64
    ln(60,y,"ROOMS AT 41 CHESTNUT STREET, MILLBRIDGE"); y-=14; ln(60,y,"---------------------------------------"); y-=22
    ln(60,y,"The list as it stands this 3rd day of February, 1st column the room."); y-=14
    ln(60,y,"Rent is by the month, heat & light in it.  Baths are down the hall."); y-=26
    X=dict(room=60,who=118,since=282,rent=388,dep=450,owes=512)
    def row(y,room,who,since,rent,dep,owes):
        ln(X['room'],y,room); ln(X['who'],y,who); ln(X['since'],y,since)
        for k,v in(('rent',rent),('dep',dep),('owes',owes)):
            if v is not None: c.setFont('Courier',10.5); c.drawRightString(X[k]+40+r.uniform(-.6,.6),y,v)
    ln(388-4,y+11,""); row(y,"ROOM","WHO HAS IT","SINCE","RENT","DEPOSIT","OWES"); y-=10; ln(60,y,"="*82,sz=10.1); y-=18
    secs=[("GROUND FLOOR",[("1","W. Pettibone (house mgr.)","May 2011",0,None,None,None),("2","Mrs. Alder","Sept 1998",465,50,None,None),("3","O. Brackwater","12/1/23",540,540,None,(D(2025,3,1),560))]),
     ("SECOND FLOOR",[("4","empty",None,None,None,None,None),("5","Cyrus Lomax","7/15/24",550,550,110,None),("6 & 7","H. and J. Muldowney","10/1/22",985,900,None,None),("8","Fern Quarles","3/1/21",520,500,None,(D(2025,4,1),545)),("9","nobody - wants paint",None,None,None,None,None),("10","T. Yarrow","11/8/24",560,560,560,None)]),
     ("TOP FLOOR",[("11","D. Sorbello","6/1/20",480,450,None,None),("12","Ivor Kestrelli","1/1/25",540,270,270,None),("13","A. Umberfield","2/1/19",470,450,None,(D(2025,5,1),490)),("14","to let",None,None,None,None,None)]),
     ("OUT BACK",[("Cottage","Tamsin Elsmore","8/1/23",875,875,None,None)])]
    rows=[]
    for sn,rs in secs:
        ln(60,y,sn); c.setLineWidth(.6); c.line(60,y-2,60+6.3*len(sn),y-2); y-=17
        for u,w,s,rent,dep,ow,step in rs:
            vac=rent is None
            row(y,u if len(u)<9 else u,w,s or '','' if vac else m0(rent),m0(dep) if dep else None,m0(ow) if ow else None); y-=15
            if step:
                ln(136,y,f"goes up to ${step[1]} on {step[0].strftime('%B')} 1, 2025",'Courier-Oblique',9.5); y-=15
            si=s
            if s and '/' in s:
                a,b,d_=s.split('/'); si=iso(D(2000+int(d_),int(a),int(b)))
            rows.append(dict(unit=u,tenantName=None if vac else w,section=sn,statusText=w if vac else 'Occupied',contractRent=rent,moveInDate=si,deposit=dep,balance=ow,rentSteps=[dict(date=iso(step[0]),amount=step[1])] if step else None))
        y-=6
    tot=sum(x['contractRent'] or 0 for x in rows); dep=sum(x['deposit'] or 0 for x in rows); ow=sum(x['balance'] or 0 for x in rows)
    n=len(rows); v=sum(1 for x in rows if x['contractRent'] is None)
    assert n==14 and v==3
    y-=6; ln(60,y,"="*82,sz=10.1); y-=18
    for s in ["Fourteen lettings in all (6 & 7 being one, with a door cut between).",
      "Eleven are taken, Mr. Pettibone's among them, and three are not.",
      f"The rents come to ${m0(tot)} a month.  I hold ${m0(dep)} in deposits at the",
      f"savings bank, and am owed ${m0(ow)}, most of which I expect by the 15th.",
      "Everyone is from month to month.  There never was a paper lease.","","                                   (Miss) E. R. Cottrill, owner","                                   typed Feb. 3, 2025"]:
        ln(60,y,s); y-=14.5
    c.save()
    save(f,'MULTIFAMILY','typewritten list, floors as underlined headings, totals and counts in sentences',True,dict(propertyName='41 Chestnut Street',asOnDate='2025-02-03',units=14,occupied=11,vacant=3,rows=rows))

def medical():
    f='WP_F-2_linden_medical_lead.pdf'
    R=[("1A","Northfield Ear, Nose & Throat, P.C.",3150,D(2019,2,1),D(2029,1,31),6037.50,1181.25,6000,0),
    ("1B","Lakeside Imaging Partners LLC",4400,D(2017,7,1),D(2027,6,30),9166.67,1650,9000,-150),
    ("1C","Unlet",1250,None,None,None,None,None,None),
    ("2A / 2B","Ridgeline Orthopedics & Sports",5600,D(2020,10,1),D(2030,9,30),11200,2100,20000,2100),
    ("2C","Dr. Hattie Gantry, DDS",1375,D(2022,4,1),D(2027,3,31),2750,515.63,2750,0),
    ("2D","Member-occupied (Linden Physicians)",2900,None,None,0,1087.50,None,None),
    ("3A","Calm Harbor Counseling, LLC",1600,D(2015,8,1),"mo-to-mo",2933.33,600,2500,466.67),
    ("3B","Verity Clinical Labs, Inc.",2050,D(2023,11,1),D(2028,10,31),4185.42,768.75,8000,0),
    ("3C","Unlet",1475,None,None,None,None,None,None),
    ("3D","Meadowlark Dialysis Mgmt. Corp.",3600,D(2018,1,1),D(2032,12,31),8100,1350,0,-8100)]
    rows=[]
    W,H=A4=letter; c=canvas.Canvas(P(DOC,f),pagesize=landscape(letter)); W,H=landscape(letter)
    g=HexColor('#9fb79f'); 
    c.setFont('DVB',10); c.drawString(36,H-40,"HARROW & PIKE, CERTIFIED PUBLIC ACCOUNTANTS"); c.setFont('DV',8.5)
    for i,s in enumerate(["Client:  Linden Medical Condominiums, LLC","Subject: Lead schedule - leases in place and rents receivable","Balance sheet date:  December 31, 2024"]): c.drawString(36,H-54-i*12,s)
    c.rect(W-190,H-84,154,54); c.line(W-190,H-66,W-36,H-66); c.line(W-190,H-48,W-36,H-48); c.line(W-113,H-84,W-113,H-30)
    for i,(a,b) in enumerate((("W/P ref.","F-2"),("Prepared by","jmk  1/22/25"),("Reviewed by","ahp  2/03/25"))): c.drawString(W-185,H-43-i*18,a); c.drawString(W-108,H-43-i*18,b)
    cols=[("",18),("Unit",46),("Lessee",166),("Rentable\nsq. ft.",46),("Commence-\nment",56),("Expir-\nation",56),("Base rent\nper month",62),("x 12",70),("CAM est.\nper month",60),("Deposit\nG/L 2310",58),("A/R\nG/L 1200",58),("",20)]
    x=36; xs=[x]
    for _,w in cols: x+=w; xs.append(x)
    top=H-104; 
    nr=len(R)+3; rh=21
    c.setStrokeColor(g); c.setLineWidth(.5)
    for i in range(nr+1): c.line(xs[0],top-26-i*rh,xs[-1],top-26-i*rh)
    for xx in xs: c.line(xx,top,xx,top-26-nr*rh)
    c.setLineWidth(1); c.line(xs[0],top,xs[-1],top); c.line(xs[0],top-26,xs[-1],top-26)
    c.setFillColor(colors.black)
    for i,(h,w) in enumerate(cols):
        for j,s in enumerate(h.split('\n')): c.setFont('DV',7.5); c.drawCentredString((xs[i]+xs[i+1])/2,top-11-j*10,s)
    def cell(i,y,s,right=True,fn='DV',sz=8.2):
        c.setFont(fn,sz)
        c.drawRightString(xs[i+1]-4,y,s) if right else c.drawString(xs[i]+4,y,s)
    par=lambda v: '' if v is None else ('-' if False else (m2(v) if v>=0 else f"({m2(-v)})"))
    y=top-26-14
    d=lambda q:'' if q is None else q if isinstance(q,str) else q.strftime('%b %d, %y').replace(' 0',' ')
    for k,(u,t,sf,a,b,m,cam,dep,ar) in enumerate(R,1):
        cell(0,y,str(k),sz=6.5); cell(1,y,u,False); cell(2,y,t,False,'DVI' if t=='Unlet' else 'DV'); cell(3,y,m0(sf)); cell(4,y,d(a)); cell(5,y,d(b)); cell(6,y,par(m)); cell(7,y,par(None if m is None else round(m*12,2))); cell(8,y,par(cam)); cell(9,y,par(dep)); cell(10,y,par(ar)); 
        c.setFillColor(HexColor('#b02020')); cell(11,y,'' if t=='Unlet' else 'L' if k!=6 else 'n',False,'DVI'); c.setFillColor(colors.black)
        v=t=='Unlet'
        rows.append(dict(unit=u,tenantName=None if v else t,statusText='Unlet' if v else 'Member-occupied' if k==6 else 'Occupied',area=sf,leaseStartDate=a,leaseEndDate=b,contractRent=m,annualRent=None if m is None else round(m*12,2),charges=[dict(code='CAM est.',amount=cam)] if cam else None,deposit=dep,balance=ar))
        y-=rh
    y-=rh
    S=lambda i: sum(q[i] or 0 for q in R)
    cell(2,y,"Total to trial balance",False,'DVB'); cell(3,y,m0(S(2)),fn='DVB'); cell(6,y,m2(S(5)),fn='DVB'); cell(7,y,m2(sum(round((q[5] or 0)*12,2) for q in R)),fn='DVB'); cell(8,y,m2(S(6)),fn='DVB'); cell(9,y,m2(S(7)),fn='DVB'); cell(10,y,par(S(8)),fn='DVB')
    c.setLineWidth(.8); c.setStrokeColor(colors.black)
    for i in (3,6,7,8,9,10): c.line(xs[i]+6,y+11,xs[i+1]-3,y+11); c.line(xs[i]+6,y-3,xs[i+1]-3,y-3); c.line(xs[i]+6,y-5,xs[i+1]-3,y-5)
    c.setFillColor(HexColor('#b02020')); c.setFont('DVI',7.5)
    for i in (6,7,8,9,10): c.drawRightString(xs[i+1]-8,y-14,'F, T/B')
    y-=44
    c.drawString(40,y,"L"); c.drawString(40,y-12,"n"); c.drawString(40,y-24,"F"); c.setFillColor(colors.black); c.setFont('DV',8)
    for i,s in enumerate(["agreed to executed lease and latest amendment in permanent file","occupied by the physician members; no lease, no rent charged, pays CAM only","footed;  T/B - agreed to adjusted trial balance"]): c.drawString(58,y-12*i,s)
    y-=46
    for s in ["Ten units were inspected: eight in occupation at year end (seven lessees under lease or holding over, and the members' own) and two unlet. Units 2A and 2B are let as one.",
              "Negative receivables are rents received in advance. Calm Harbor's term ran out July 31, 2022; it remains from month to month at the same rent."]: c.drawString(40,y,s); y-=12
    c.save()
    save(f,'OFFICE',"accountant's lead schedule on ruled working paper: tick marks, G/L references, x 12 column",False,dict(propertyName='Linden Medical Condominiums',asOnDate='2024-12-31',units=10,occupied=8,vacant=2,rows=rows))

def estoppel():
    f='estoppel_summary_kiln_road_flex.pdf'
    T=[("A","Bantry Sign & Graphics, Inc.","03/11/2025",4800,D(2020,5,1),D(2026,4,30),4400,720,560,160,4400,(D(2025,5,1),4532),"03/31/2025",0,"None"),
       ("B-C","Osprey HVAC Supply Co.","03/07/2025",9600,D(2018,1,1),D(2027,12,31),8400,1440,1120,320,8400,(D(2026,1,1),8640),"03/31/2025",0,"HVAC unit #3 repair"),
       ("D","(Vacant)",None,4800,None,None,None,None,None,None,None,None,None,None,None),
       ("E","Redbud Roasting Company LLC","03/14/2025",4800,D(2023,9,1),D(2028,8,31),4720,720,560,160,9440,(D(2025,9,1),4861.60),"02/28/2025",6160,"None"),
       ("F","Kestrel Crossfit (Lomax sole prop.)","unsigned",3600,D(2021,2,1),"Month-to-month",2850,540,420,120,2850,None,"03/31/2025",0,"None"),
       ("G","Tri-Parish Home Health, Inc.","03/10/2025",6000,D(2024,6,1),D(2031,5,31),6250,900,700,200,0,(D(2026,6,1),6437.50),"04/30/2025",0,"None")]
    c=canvas.Canvas(P(DOC,f),pagesize=landscape(legal)); W,H=landscape(legal)
    c.setFont('Times-Bold',15); c.drawCentredString(W/2,H-46,"SUMMARY OF TENANT ESTOPPEL CERTIFICATES"); c.setFont('Times-Roman',11); c.drawCentredString(W/2,H-62,"Kiln Road Flex Park, 2200-2250 Kiln Road"); c.drawCentredString(W/2,H-76,"Prepared for the lender by counsel to the borrower; statements of the tenants as of March 15, 2025")
    lab=ParagraphStyle('l',fontName='Times-Bold',fontSize=9,leading=10.5); ce=ParagraphStyle('c',fontName='Times-Roman',fontSize=9,leading=10.5,alignment=1)
    d=lambda q:'--' if q is None else q if isinstance(q,str) else q.strftime('%B ')+f"{q.day}, {q.year}"
    mo=lambda v:'--' if v is None else '$'+m2(v)
    S=lambda i:sum(t[i] or 0 for t in T)
    L=[("Bay(s)",[t[0] for t in T],"All bays"),("Tenant",[t[1] for t in T],""),("Certificate dated",[t[2] or '--' for t in T],""),("Rentable square feet",[m0(t[3]) for t in T],m0(S(3))),
     ("Commencement date",[d(t[4]) for t in T],""),("Expiration date",[d(t[5]) for t in T],""),("Monthly base rent",[mo(t[6]) for t in T],mo(S(6))),("  CAM, monthly",[mo(t[7]) for t in T],mo(S(7))),("  Real estate tax, monthly",[mo(t[8]) for t in T],mo(S(8))),("  Insurance, monthly",[mo(t[9]) for t in T],mo(S(9))),
     ("Total payable each month",[mo(None if t[6] is None else t[6]+t[7]+t[8]+t[9]) for t in T],mo(S(6)+S(7)+S(8)+S(9))),
     ("Next step in base rent",['--' if t[6] is None else 'None' if t[11] is None else f"{mo(t[11][1])} from {d(t[11][0])}" for t in T],""),("Security deposit",[mo(t[10]) for t in T],mo(S(10))),("Rent paid through",[t[12] or '--' for t in T],""),("Amount in arrears",[mo(t[13]) for t in T],mo(S(13))),("Landlord default claimed",[t[14] or '--' for t in T],"")]
    data=[[Paragraph(a,lab)]+[Paragraph(x,ce) for x in b]+[Paragraph(e,ParagraphStyle('e',parent=ce,fontName='Times-Bold'))] for a,b,e in L]
    t=Table(data,colWidths=[136]+[120]*6+[84]); t.setStyle(TableStyle([('GRID',(0,0),(-1,-1),.5,colors.black),('BACKGROUND',(0,0),(0,-1),HexColor('#e8e8e8')),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('BACKGROUND',(1,0),(-1,0),HexColor('#e8e8e8'))]))
    w,h=t.wrapOn(c,W,H); t.drawOn(c,(W-w)/2,H-96-h); y=H-96-h-18; c.setFont('Times-Italic',9.5)
    for s in ["Six premises; five are occupied and one (Bay D) is vacant. Osprey takes Bays B and C under one lease. Redbud has not paid for March; arrears are one month of all charges.",
       "Kestrel's lease ended January 31, 2024; no certificate was returned and its figures are the landlord's. No tenant claims an option to purchase or a right of first refusal."]: c.drawString(40,y,s); y-=13
    c.save()
    rows=[]
    for u,n,_,sf,a,b,m,cam,tx,ins,dep,stp,pt,ar,_d in T:
        v=m is None
        rows.append(dict(unit=u,tenantName=None if v else n,statusText='(Vacant)' if v else 'Occupied',area=sf,leaseStartDate=a,leaseEndDate=b,contractRent=m,charges=None if v else [dict(code='CAM',amount=cam),dict(code='Real estate tax',amount=tx),dict(code='Insurance',amount=ins)],totalCharges=None if v else m+cam+tx+ins,deposit=dep,balance=ar,rentSteps=[dict(date=iso(stp[0]),amount=stp[1])] if stp else None))
    save(f,'INDUSTRIAL',"counsel's estoppel summary: tenants in columns, terms in rows (transposed), legal landscape",True,dict(propertyName='Kiln Road Flex Park',asOnDate='2025-03-15',units=6,occupied=5,vacant=1,rows=rows))
if __name__=='__main__':
    om_retail(); rooming(); medical(); estoppel()
