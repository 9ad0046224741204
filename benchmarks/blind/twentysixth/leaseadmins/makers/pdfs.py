from common import *
from reportlab.lib.pagesizes import A3,A4,letter,landscape
from reportlab.pdfgen import canvas
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from reportlab.lib.units import mm
from fpdf import FPDF
H='Helvetica';HB='Helvetica-Bold'
def P(t,s=7,b=False,al=0,c=colors.black): return Paragraph(t,ParagraphStyle('x',fontName=HB if b else H,fontSize=s,leading=s+1.4,alignment=al,textColor=c))

def doc1():
    fn='Harrowgate_Tenancy_Schedule_Dec25.pdf'; g=R(fn); names=RET_UK[:]; g.shuffle(names)
    f=lambda d:d.strftime('%d/%m/%Y') if d else '–'
    secs=[("GROUND FLOOR – THE MALL",[f"{i}" for i in range(1,14)]+["14/15"]),("UPPER MALL",[f"U{i}" for i in range(1,13)]),("KIOSKS",["K1","K2","K3"]),("OTHER INCOME",["ATM 1","Roof","Car Park"])]
    hdr=[P(x,6.6,True,c=colors.white) for x in ["Unit","Tenant","Trading as","Use","NIA<br/>(sq ft)","Lease<br/>start","Expiry","Tenant<br/>break","Next<br/>review","Passing rent<br/>(£ pa)","£ psf","S/C cap<br/>(£ pa)","Comments"]]
    data=[hdr];st=[('BACKGROUND',(0,0),(-1,0),colors.HexColor('#5b2333')),('VALIGN',(0,0),(-1,-1),'TOP'),('LINEBELOW',(0,1),(-1,-1),.25,colors.HexColor('#bbbbbb')),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]
    rows=[];ga=gr=0;u=v=0
    for sec,us in secs:
        data.append([P(sec,7.5,True)]+['']*12);k=len(data)-1;st+=[('SPAN',(0,k),(-1,k)),('BACKGROUND',(0,k),(-1,k),colors.HexColor('#ead9dd'))]
        sa=sr=0
        for un in us:
            r={'unit':un,'section':sec}
            if sec!="OTHER INCOME" : u+=1
            area=g.choice([645,820,1104,1315,1480,1760,2230,2645,3120]) if sec!="KIOSKS" else g.choice([95,110,140])
            if un=="1": area=41850
            if un=="14/15": area=9420
            s=D(g.randint(2015,2024),g.choice([3,6,9,12]),g.choice([24,25,29])); y=g.choice([5,10,10,15])
            while endterm(s,y)<D(2026,3,1): y+=5
            e=endterm(s,y); br=addm(s,12*(y-3)) if g.random()<.3 and addm(s,12*(y-3))>D(2026,1,1) else None
            rv=addm(s,60) if addm(s,60)>D(2025,12,31) and y>5 else None
            rent=round(area*g.uniform(14,38)/250)*250; com='';t=None;tr='';use='A1 / E(a)'
            if sec=="OTHER INCOME":
                t,tr,use={"ATM 1":("Bramwell Building Society","ATM","ATM"),"Roof":("Vantle Infrastructure Ltd","Telecoms mast","Sui generis"),"Car Park":("Parkwright Services Ltd","Pay & display","Car park")}[un]; area=None;rent={"ATM 1":7500,"Roof":11250,"Car Park":86000}[un];br=rv=None
            elif un in("6","U5","U11","K3"):
                v+=1; data.append([P(un),P("VOID",b=True),'','',P(c0(area),al=2),'','','','','–','','',P({"6":"Under offer to a food operator","U5":"Last let to Gasket, vacated Sept 2025","U11":"Strip-out complete","K3":""}[un],6.4)]);sa+=area;r.update(area=area,statusText="VOID");rows.append(r);continue
            else:
                t=names.pop();tr=t.replace(' Ltd','').replace(' plc','').replace(' LLP','').split(' (')[0]
                use=g.choice(['E(a)','E(a)','E(b)','E(c)'])
            etxt=f(e);rtxt=c0(rent)
            if un=="1": t,tr="Pickering Vale Stores plc","Pickering's"; s=D(1989,6,24);e=D(2114,6,23);etxt=f(e);rent=None;rtxt="Peppercorn";br=rv=None;com="125-year long leasehold, premium paid. Contributes 22.4% to service charge."
            if un=="9": e="Holding over";etxt=e;br=rv=None;com="Term expired 28/09/2025. s.25 notice served."
            if un=="U3" : com=f"Stepped rent: £{c0(rent+4000)} pa from 25/03/2026 and £{c0(rent+9000)} pa from 25/03/2027.";r['rentSteps']=[dict(date=D(2026,3,25),amount=rent+4000,per='year'),dict(date=D(2027,3,25),amount=rent+9000,per='year')]
            if un=="4": com="8% turnover top-up above base rent. Last certificate £11,420."
            if un=="U8": com="CVA 2023. Landlord break on 3 months' notice."
            sc=round(area*6.1/10)*10 if area and g.random()<.35 and un!="1" else None
            data.append([P(un),P(t),P(tr),P(use),P(c0(area),al=2) if area else '',P(f(s)),P(etxt),P(f(br)),P(f(rv)),P(rtxt,al=2),P(f"{rent/area:.2f}",al=2) if rent and area else '',P(c0(sc),al=2) if sc else '',P(com,6.4)])
            sa+=area or 0;sr+=rent or 0
            r.update(tenantName=t,area=area,leaseStartDate=s,leaseEndDate=e,annualRent=rent,statusText="Occupied");rows.append(r)
        data.append([P("Total "+sec.title(),7,True),'','','',P(c0(sa),b=True,al=2) if sa else '','','','','',P(c0(sr),b=True,al=2),'','','']);k=len(data)-1;st+=[('SPAN',(0,k),(3,k)),('LINEABOVE',(0,k),(-1,k),.8,colors.black)]
        ga+=sa;gr+=sr
    data.append([P("TOTAL PROPERTY",8,True),'','','',P(c0(ga),b=True,al=2),'','','','',P("£"+c0(gr),b=True,al=2),'','','']);k=len(data)-1;st+=[('SPAN',(0,k),(3,k)),('BACKGROUND',(0,k),(-1,k),colors.HexColor('#ead9dd'))]
    def hf(c,d):
        c.setFont(HB,13);c.drawString(15*mm,282*mm,"Harrowgate Shopping Centre, Wexborough");c.setFont(H,9);c.drawString(15*mm,277*mm,"Tenancy Schedule as at 25 December 2025")
        c.setFont(H,6.5);c.drawString(15*mm,8*mm,"Prepared by Tolland Crewe LLP. Subject to contract. Areas are as advised and have not been checked on site.");c.drawRightString(405*mm,8*mm,f"Page {d.page}")
    d=SimpleDocTemplate(out(fn),pagesize=landscape(A3),topMargin=24*mm,bottomMargin=14*mm,leftMargin=15*mm,rightMargin=15*mm)
    t=Table(data,repeatRows=1,colWidths=[x*mm for x in [16,52,42,22,20,23,25,23,23,28,15,22,79]]);t.setStyle(TableStyle(st))
    box=Table([["WAULT to expiry (excl. Unit 1)","5.62 yrs"],["WAULT to break","4.31 yrs"],["Lettable units (incl. kiosks)",str(u)],["Let",str(u-v)],["Void",str(v)]],colWidths=[60*mm,25*mm]);box.hAlign='LEFT';box.setStyle(TableStyle([('BOX',(0,0),(-1,-1),.8,colors.black),('FONTSIZE',(0,0),(-1,-1),8),('ALIGN',(1,0),(1,-1),'RIGHT')]))
    d.build([t,Spacer(1,8),KeepTogether(box)],onFirstPage=hf,onLaterPages=hf)
    truth(fn,rows,"Harrowgate Shopping Centre","2025-12-25",u,u-v,v,"RETAIL","UK tenancy schedule A3, annual rent, sections, WAULT box",True)

def doc2():
    fn='prairie_crossing_OM_rentroll.pdf'; g=R(fn); c=canvas.Canvas(out(fn),pagesize=landscape(letter));W,Hh=landscape(letter)
    c.setFillColorRGB(.1,.28,.3);c.rect(0,0,W,Hh,fill=1,stroke=0);c.setFillColorRGB(1,1,1);c.setFont('Times-Bold',34);c.drawString(60,360,"PRAIRIE CROSSING");c.setFont('Times-Roman',16);c.drawString(60,330,"Grocery-anchored shopping center  |  Olander, Kansas");c.drawString(60,300,"Offering Memorandum");c.setFont(H,9);c.drawString(60,60,"Exclusively listed by Sable Ridge Retail Advisors");c.showPage()
    ns=RET_US[1:];g.shuffle(ns);f=lambda d:f"{d.month}/{d.day}/{d.year%100:02d}"
    recs=[];su=[("100","A"),("110",""),("114",""),("118",""),("122",""),("126-130",""),("200",""),("204",""),("208",""),("212",""),("216",""),("220",""),("224",""),("230","")]
    for un,a in su:
        area=52300 if a else g.choice([1200,1400,1600,2100,2450,2800,3600]); 
        if un=="126-130": area=8250
        if un in("118","216"): recs.append((un,None,area));continue
        s=D(g.randint(2018,2025),g.randint(1,11),1);y=20 if a else g.choice([5,7,10]);
        while endterm(s,y)<D(2026,6,1): y+=5
        m=round(area*(11.5 if a else g.uniform(20,34))/12,2);steps=[]
        n=2 if a else g.randint(0,3);nx=addm(s,12*(2026-s.year+(0 if s.month>1 else 1)));k=m
        for i in range(n):
            dd=addm(nx,12*i if not a else 60*i)
            if D(2026,2,1)<dd<endterm(s,y): k=round(k*(1.03 if not a else 1.08),2);steps.append((dd,k))
        recs.append((un,"Harlow's Fresh Market" if a else ns.pop(),area,s,endterm(s,y),m,steps,g.choice(["NNN","NNN","NNN - 5% cap","Mod. Gross"]) if not a else "NNN (pad maint.)","1.5% > $28.0M" if a else g.choice(["None","None","6% > NBP"]),g.choice(["None","1 x 5","2 x 5"]) if not a else "6 x 5"))
    out2=[("PAD 1","Big Creek Burgers",1.02,D(2016,5,1),D(2036,4,30),9583.33,[(D(2026,5,1),10541.67),(D(2031,5,1),11595.83)],"Absolute NNN","None","4 x 5"),("PAD 2","Prairie State Credit Union",0.88,D(2021,9,15),D(2041,9,14),8750.0,[(D(2026,9,15),9625.0)],"Absolute NNN","None","3 x 5")]
    ns=[x for x in ns]
    recs=[r if r[1] not in("Big Creek Burgers","Prairie State Credit Union") else (r[0],{"Big Creek Burgers":"Wheatland Pizza Co.","Prairie State Credit Union":"Arbor Lane Insurance"}[r[1]])+r[2:] for r in recs]
    X=dict(su=36,te=76,sf=222,pc=256,st=298,en=340,mo=398,ps=432,an=492,sd=536,sm=592,rc=600,pr=662,op=722)
    rows=[];pg=[2];gla=sum(r[2] for r in recs)
    def head():
        c.setFillColorRGB(.1,.28,.3);c.setFont('Times-Bold',16);c.drawString(36,570,"RENT ROLL");c.setFont(H,8);c.drawString(140,570,"Prairie Crossing – as of February 1, 2026");c.rect(36,524,W-72,36,fill=1,stroke=0);c.setFillColorRGB(1,1,1);c.setFont(HB,7)
        c.drawCentredString(319,549,"LEASE TERM");c.drawCentredString(440,549,"CURRENT RENT");c.drawCentredString(560,549,"RENT INCREASES")
        for k,t in [('su',"Suite"),('te',"Tenant"),('rc',"Recovery"),('pr',"% Rent"),('op',"Options")]:c.drawString(X[k]+2,530,t)
        for k,t in [('sf',"SF"),('pc',"% GLA"),('st',"Start"),('en',"End"),('mo',"Monthly"),('ps',"$/SF"),('an',"Annual"),('sd',"Date"),('sm',"Monthly")]:c.drawRightString(X[k],530,t)
        c.setFillColorRGB(0,0,0);c.setFont(H,6.5);c.drawString(36,24,"The information herein was obtained from sources deemed reliable. No warranty is made.");c.drawRightString(W-36,24,str(pg[0]))
        return 510
    y=head();tm=0
    def rec(r,sec,land=False):
        nonlocal y,tm
        if y<70: c.showPage();pg[0]+=1;y=head()
        c.setFont(H,7.3);c.drawString(X['su']+2,y,r[0]);q={'unit':r[0],'section':sec}
        if not land: c.drawRightString(X['sf'],y,c0(r[2]));c.drawRightString(X['pc'],y,f"{r[2]/gla:.1%}");q['area']=r[2]
        else: c.drawRightString(X['sf'],y,f"{r[2]} AC")
        if r[1] is None:
            c.setFont('Helvetica-Oblique',7.3);c.drawString(X['te']+2,y,"Available");q['statusText']="Available";y-=13
        else:
            c.drawString(X['te']+2,y,r[1]);c.drawRightString(X['st'],y,f(r[3]));c.drawRightString(X['en'],y,f(r[4]));c.drawRightString(X['mo'],y,"$"+c2(r[5]));an=round(r[5]*12,2)
            if not land:c.drawRightString(X['ps'],y,f"{an/r[2]:.2f}")
            c.drawRightString(X['an'],y,"$"+c0(an));c.drawString(X['rc']+4,y,r[7]);c.drawString(X['pr']+2,y,r[8]);c.drawString(X['op']+2,y,r[9])
            for i,(dd,k) in enumerate(r[6]):
                c.drawRightString(X['sd'],y-i*9.5,f(dd));c.drawRightString(X['sm'],y-i*9.5,"$"+c2(k))
            q.update(tenantName=r[1],leaseStartDate=r[3],leaseEndDate=r[4],contractRent=r[5],annualRent=round(an),rentSteps=[dict(date=a,amount=b) for a,b in r[6]],statusText="Occupied");tm+=r[5];y-=13+9.5*max(0,len(r[6])-1)
        c.setStrokeColorRGB(.8,.8,.8);c.line(36,y+8.5,W-36,y+8.5);rows.append(q);y-=2
    for r in recs: rec(r,None)
    m1=tm
    def tot(lb,sf,m):
        nonlocal y
        c.setFont(HB,7.5);c.drawString(X['te']+2,y,lb);c.drawRightString(X['sf'],y,sf);c.drawRightString(X['mo'],y,"$"+c2(m));c.drawRightString(X['an'],y,"$"+c0(m*12));y-=18
    tot("Total Shopping Center",c0(gla),tm)
    c.setFont(HB,8);c.setFillColorRGB(.1,.28,.3);c.drawString(38,y,"GROUND LEASES (OUTPARCELS)");c.setFillColorRGB(0,0,0);y-=13
    for r in out2: rec(r,"GROUND LEASES (OUTPARCELS)",True)
    tot("Grand Total",c0(gla),tm)
    c.setFont(H,7);c.drawString(38,y,"Notes: (1) Harlow's has a co-tenancy remedy if less than 65% of the in-line GLA is open.  (2) % rent is over natural breakpoint (NBP) unless stated.");y-=10
    vs=sum(r[2] for r in recs if r[1] is None);c.drawString(38,y,f"Leased in-line and anchor area: {c0(gla-vs)} SF ({(gla-vs)/gla:.1%})   Available: {c0(vs)} SF");c.save()
    n=len(rows);truth(fn,rows,"Prairie Crossing","2026-02-01",n,n-2,2,"RETAIL","US OM rent roll with cover, stacked step lines, ground leases",True)

def doc3():
    fn='RR_TwinOaks_PresentationRentRoll.pdf'; g=R(fn);c=canvas.Canvas(out(fn),pagesize=landscape(letter));W,Hh=landscape(letter);nm=combos(g,40,["Inc.","LLC","Partners","Group"]);nm=[x.replace('Motors','Advisors').replace('Joinery','Legal').replace('Flooring','Benefits').replace('Foods','Capital') for x in nm]
    mo=lambda d:d.strftime('%b-%Y');rows=[];pg=0;y=0;ta=tr=0
    L=[]
    for i,su in enumerate(["100","120","150","160","200","210","225","240","300","301","310","330","350","400","410","425","450","490"]):
        L.append((su,g.choice([1850,2400,3125,4200,5600,7300,9850])))
    tot=sum(a for _,a in L)
    def head():
        nonlocal pg,y
        pg+=1
        c.setFont(H,7);c.drawString(30,590,"Twin Oaks Corporate Center (Amended)");c.drawRightString(W-30,590,"Date : 1/9/26");c.drawString(30,580,"4410 Belknap Parkway");c.drawRightString(W-30,580,"Time : 3:42 pm");c.drawString(30,570,"Carrow, TX 75999");c.drawRightString(W-30,570,"Ref# : AKD");c.drawRightString(W-30,560,f"Page : {pg}")
        c.setFont(HB,10);c.drawCentredString(W/2,556,"Presentation Rent Roll & Current Term Tenant Summary");c.setFont(H,8);c.drawCentredString(W/2,545,"As of Jan-2026 for 98,000 Square Feet".replace("98,000",c0(tot)))
        hs=[(30,["","Tenant Name","Type & Suite Number","Lease Dates & Term"],0),(230,["","Floor","SqFt","Bldg Share"],1),(300,["Rate & Amount","per Year","per Month",""],1),(350,["","Changes","on",""],1),(400,["","Changes","to",""],1),(455,["CPI &","Current","Porters' Wage","Miscellaneous"],1),(490,["","Months","to","Abate"],1),(530,["","Pcnt","to","Abate"],1),(545,["","","Description of","Operating Expense Reimbursements"],0),(700,["","","Assumption about","subsequent terms"],0)]
        c.setFont(H,6.5)
        for x,ls,rt in hs:
            for i,t in enumerate(ls):(c.drawRightString if rt else c.drawString)(x,530-i*8,t)
        c.setLineWidth(.7);c.line(30,502,W-30,502);y=490
    head();fonts=lambda b=0:c.setFont(HB if b else H,6.8)
    for i,(su,a) in enumerate(L):
        if y<80: c.showPage();head()
        vac=su in("160","310","490")
        if vac:
            fonts();c.drawString(30,y,f"{i+1}  Vacant");c.drawString(42,y-9,f"Office, Suite: {su}");c.drawRightString(230,y,c0(a));c.drawRightString(230,y-9,f"{a/tot:.2%}");c.drawRightString(300,y,"-");c.drawString(545,y,"Available for lease");c.drawString(700,y,"Market");y-=30
            rows.append(dict(unit=su,unitType="Office",area=a,statusText="Vacant"));ta+=a;continue
        s=D(g.randint(2019,2025),g.randint(1,12),1);t=g.choice([60,84,120]);
        while addm(s,t)<D(2026,4,1): t+=24
        e=addm(s,t-1);rate=g.choice([22,23.5,24,25.25,26.5,28]);ann=int(a*rate+.5);ty="Retail" if su=="100" else "Office"
        n=nm[i] if su not in("210","301") else nm[i-1]
        fonts();c.drawString(30,y,f"{i+1}  {n}"+(" (Exp.)" if su in("210","301") else ""));fonts();c.drawString(42,y-9,f"{ty}, Suite: {su}");c.drawString(42,y-18,f"{mo(s)} to {mo(e)}");c.drawString(42,y-27,f"{t} Months")
        c.drawRightString(230,y,c0(a));c.drawRightString(230,y-9,f"{a/tot:.2%}")
        for j,tx in enumerate([f"${rate:.2f}",f"${c0(ann)}",f"${rate/12:.2f}",f"${c0(int(ann/12+.5))}"]):c.drawRightString(300,y-9*j,tx)
        k=rate;dd=addm(s,12*(2026-s.year+(1 if s.month==1 else 0)))
        for j in range(g.randint(0,4)):
            if addm(dd,12*j)<e: k=round(k*1.03,2);c.drawRightString(350,y-9*j,mo(addm(dd,12*j)));c.drawRightString(400,y-9*j,f"${k:.2f}")
        c.drawRightString(455,y,"-");c.drawRightString(490,y,"-");c.drawRightString(530,y,"-")
        c.drawString(545,y,g.choice(["Net: Pays a full pro-rata share of all","Base Yr 2023: Pays the increases over a","Base Stop: Pays the increases over a"]));c.drawString(545,y-9,"reimbursable expenses / base amount.");c.drawString(700,y,g.choice(["Market","Market","Option, then Mkt"]));c.drawString(700,y-9,"See assumption: MLA-1")
        y-=44;ta+=a;tr+=ann
        rows.append(dict(unit=su,unitType=ty,tenantName=n+(' (Exp.)' if su in('210','301') else ''),area=a,leaseStartDate=mo(s),leaseEndDate=mo(e),contractRent=int(ann/12+.5),annualRent=ann,statusText="Occupied"))
    c.line(30,y+6,W-30,y+6);fonts(1);c.drawString(30,y-6,"Total Amount per Year / Occupied SqFt / Vacant");oc=sum(r['area'] for r in rows if 'tenantName' in r);c.drawRightString(300,y-6,"$"+c0(tr));fonts()
    c.drawString(30,y-18,f"Total Occupied SqFt  {c0(oc)}  ({oc/tot:.2%})");c.drawString(30,y-27,f"Total Available SqFt  {c0(tot-oc)}  ({1-oc/tot:.2%})");c.save()
    truth(fn,rows,"Twin Oaks Corporate Center","2026-01",len(L),len(L)-3,3,"OFFICE","ARGUS-like presentation rent roll, four-line records",True)

def doc4():
    fn='KingHarbour_StackingList.pdf';g=R(fn);p=FPDF('L','mm','Legal');p.set_auto_page_break(False);nm=[a+' '+b for a,b in zip(g.sample(A,30),["Capital","Law LLP","Insurance","Consulting","Actuaries","Wealth","Architects","Media","Studios","Analytics","Realty","Software","Energy","Advisory","Pharma"]*2)]
    f=lambda d:d.strftime('%d-%b-%y');rows=[];fl=[];cols=[("Floor",14),("Suite",20),("Tenant",70),("RSF",20),("Commence",25),("Expiry",25),("Net Rent /mo",30),("Add'l Rent /mo",30),("Gross /mo",30),("Renewal / Termination",70)]
    for n in range(16,1,-1):
        if n==13: continue
        k=g.choice([1,1,2,2,3]);cut={1:[14200],2:[8600,5600],3:[6100,4500,3600]}[k];fl.append((n,[(f"{n}{(j*10) if k>1 else 0:02d}" if k>1 else f"{n}00",a) for j,a in enumerate(cut)]))
    fl.append((1,[("101",2350),("105",1480),("Lobby Kiosk",210)]))
    def page():
        p.add_page();p.set_font('Times','B',15);p.set_xy(10,8);p.cell(200,7,"King Harbour Tower");p.set_font('Times','',10);p.set_xy(10,15);p.cell(200,5,"Stacking list - leases in place at 31-Jan-26 (all amounts in C$, excl. HST)");p.set_xy(10,23);p.set_font('Times','B',8.5);p.set_fill_color(220,226,238)
        for h,w in cols:p.cell(w,6,h,1,0,'C',True)
        p.ln(6);p.set_font('Times','',8.5)
    page();ta=tn=tg=0;cur=nm.pop();v=u=0;prev=None
    for n,ss in fl:
        if p.get_y()+7*len(ss)>195: page()
        sub=sn=0;first=True
        for su,a in ss:
            u+=1;vac=su in(ss[-1][0],) and n in(11,6,3) and len(ss)>1 or (n==8 and su==ss[0][0])
            p.set_x(10);vals=[str(n) if first else '',su];first=False
            q=dict(unit=su,area=a,section=None)
            if vac:
                v+=1;vals+=["*** VACANT ***",c0(a),'','','','','',g.choice(["","Demised, showsuite-ready","Asking $31.00 net"])];q['statusText']="*** VACANT ***"
            else:
                t=nm.pop() if not(prev and g.random()<.3 and n!=1) else prev;prev=t
                if su=="Lobby Kiosk":t="Copperline Coffee"
                s=D(g.randint(2016,2025),g.randint(1,12),1);y=10
                while endterm(s,y)<D(2026,5,1):y+=5
                net=round(a*g.uniform(24,36)/12,2);ad=round(a*27.4/12,2);e=endterm(s,y)
                vals+=[t,c0(a),f(s),f(e),c2(net),c2(ad),c2(round(net+ad,2)),g.choice(["1 x 5 yrs @ FMV","2 x 5 yrs @ FMV","Term. right "+f(addm(e,-24)) if addm(e,-24)>D(2026,2,1) else "None","None","ROFO on contiguous space"])]
                q.update(tenantName=t,leaseStartDate=s,leaseEndDate=e,contractRent=net,charges=[dict(code="Add'l Rent",amount=ad)],totalCharges=round(net+ad,2),statusText="Occupied");sn+=net;tg+=ad
            for (h,w),x in zip(cols,vals):p.cell(w,5.6,x,'B' ,0,'R' if h in("RSF","Net Rent /mo","Add'l Rent /mo","Gross /mo") else 'L')
            p.ln(5.6);rows.append(q);sub+=a
        ta+=sub;tn+=sn
        if len(ss)>1:
            p.set_x(10);p.set_font('Times','I',8);p.cell(104,4.6,f"Floor {n}",0,0,'R');p.cell(20,4.6,c0(sub),0,0,'R');p.cell(50,4.6,'');p.cell(30,4.6,c2(sn),0,0,'R');p.ln(5);p.set_font('Times','',8.5)
    p.set_x(10);p.set_font('Times','B',9)
    for w,x in [(104,"Building total (office and retail)"),(20,c0(ta)),(50,''),(30,c2(tn)),(30,c2(tg)),(30,c2(tn+tg))]:p.cell(w,6,x,'T',0,'R')
    p.ln(9)
    p.set_x(10);p.cell(100,5,"Storage and rooftop licences");p.ln(5.5);p.set_font('Times','',8.5)
    for un,t,a,s,e,m in [("P1-S3",rows[0].get('tenantName') or "Zephyr Capital",340,D(2021,4,1),"MTM",425.0),("P1-S7","Northlight Media",180,D(2023,10,1),"MTM",225.0),("Roof-A","Telcora Wireless",None,D(2019,7,1),D(2029,6,30),2150.0)]:
        p.set_x(10)
        for (h,w),x in zip(cols,['',un,t,c0(a) if a else '',f(s),e if isinstance(e,str) else f(e),c2(m),'','','']):p.cell(w,5.6,x,'B',0,'R' if h in("RSF","Net Rent /mo") else 'L')
        p.ln(5.6);rows.append(dict(unit=un,tenantName=t,area=a,leaseStartDate=s,leaseEndDate=e,contractRent=m,section="Storage and rooftop licences",statusText="Occupied"))
    p.ln(3);p.set_x(10);p.cell(200,5,f"Suites: {u}   leased {u-v}   vacant {v}     WALT 4.8 years (by area)")
    p.output(out(fn));truth(fn,rows,"King Harbour Tower","2026-01-31",u,u-v,v,"OFFICE","Canadian stacking list by floor, monthly net/additional rent",True)

def doc5():
    fn='Huurlijst_Logistiek_Park_Waalkade.pdf';g=R(fn);d=lambda x:x.strftime('%d-%m-%Y')
    e0=lambda x:f"{x:,.0f}".replace(',','.');e2=lambda x:f"{x:,.2f}".replace(',','#').replace('.',',').replace('#','.')
    nm=["Brouwersma Transport B.V.","Kleinveld Koeltechniek B.V.","De Vrije Vloot Logistics N.V.","Postduif Fulfilment B.V.","Hazelaar Bloemenexport B.V.","Van Loenen & Zn. Opslag","Rivierland Retail Supply B.V.","Staalmeester Components B.V.","Nordwijk E-commerce B.V.","Tulpweg Packaging B.V.","Oostpoort Farma Distributie B.V.","Zonnedael Solar B.V.","Blauwhuis IT Services B.V.","Meerkoet Textiel B.V."];g.shuffle(nm)
    data=[["Unit","Huurder","Bestemming","Opp.\nm² VVO","P-pl.","Ingangs-\ndatum","Expiratie-\ndatum","Opzeg-\ntermijn","Huur p.j.\n(excl. BTW)","Voorschot\nservicek. p.j.","Waarborg","BTW","Index"]];st=[];rows=[];G=[0,0,0,0];planted=None;n=v=0
    for b,us in [("Gebouw A – Waalkade 10",["A1","A2","A3","A4"]),("Gebouw B – Waalkade 12",["B1","B2","B3","B4","B5"]),("Gebouw C – Waalkade 14-18",["C1","C2","C3","C4-C5","C6"])]:
        data.append([b]+['']*12);st+=[('FONTNAME',(0,len(data)-1),(0,len(data)-1),HB),('BACKGROUND',(0,len(data)-1),(-1,len(data)-1),colors.HexColor('#fde9c9'))];S=[0,0,0,0]
        for un in us:
            n+=1;a=g.randint(1400,9800);pp=a//180;best=g.choice(["Bedrijfshal","Bedrijfshal + kantoor","Crossdock"])
            if un in("B4","C6"): v+=1;data.append([un,"leegstand",best,e0(a),pp,'','','','','','','','']);rows.append(dict(unit=un,section=b,unitType=best,area=a,statusText="leegstand"));S[0]+=a;S[1]+=pp;continue
            s=D(g.randint(2016,2025),g.choice([1,4,7,10]),1);y=5
            while endterm(s,y)<D(2026,6,1):y+=5
            e=endterm(s,y);h=round(a*g.uniform(58,84),2);sc=round(a*6.5,2);w=round((h+sc)/4*1.21,0);t=nm.pop();pr=h
            if un=="B2": 
                q=e2(h);dg=q[1];nd='3' if dg!='3' else '8';qq=q[0]+nd+q[2:];pr=float(qq.replace('.','').replace(',','.'));planted=dict(what=f"annual rent of unit B2 printed {qq} instead of {q}; totals of building B and park hold the right figure",kind="digit_changed")
            data.append([un,t,best,e0(a),pp,d(s),d(e),"12 mnd",e2(pr),e2(sc),e0(w),"belast" if un!="A4" else "vrijgesteld","CPI 1/"+str(s.month)])
            S[0]+=a;S[1]+=pp;S[2]+=h;S[3]+=sc
            rows.append(dict(unit=un,section=b,unitType=best,tenantName=t,area=a,leaseStartDate=s,leaseEndDate=e,annualRent=pr,charges=[dict(code="Voorschot servicek. p.j.",amount=sc)],deposit=w,statusText="Occupied"))
        data.append(["","Totaal "+b.split(' –')[0],"",e0(S[0]),S[1],'','','',e2(S[2]),e2(S[3]),'','','']);st+=[('FONTNAME',(0,len(data)-1),(-1,len(data)-1),HB),('LINEABOVE',(3,len(data)-1),(9,len(data)-1),.6,colors.black)]
        G=[x+y for x,y in zip(G,S)]
    data.append(["","Totaal complex","",e0(G[0]),G[1],'','','',"€ "+e2(G[2]),e2(G[3]),'','','']);st+=[('FONTNAME',(0,len(data)-1),(-1,len(data)-1),HB),('LINEABOVE',(0,len(data)-1),(-1,len(data)-1),1.2,colors.black)]
    t=Table(data,colWidths=[x*mm for x in [15,48,34,18,11,20,20,16,28,25,17,19,18]]);t.setStyle(TableStyle([('FONTSIZE',(0,0),(-1,-1),7),('FONTNAME',(0,0),(-1,0),HB),('ALIGN',(3,0),(4,-1),'RIGHT'),('ALIGN',(8,0),(10,-1),'RIGHT'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('TOPPADDING',(0,0),(-1,-1),2.4),('BOTTOMPADDING',(0,0),(-1,-1),2.4),('LINEBELOW',(0,0),(-1,0),1,colors.HexColor('#d98a1f'))]+st))
    SimpleDocTemplate(out(fn),pagesize=landscape(A4),leftMargin=8*mm,rightMargin=8*mm,topMargin=12*mm,bottomMargin=10*mm).build([P("Logistiek Park Waalkade, Tielerhaven",14,True),Spacer(1,6),P("Huurlijst per 01-01-2026 – bedragen in euro's per jaar, exclusief BTW",9),Spacer(1,8),t,Spacer(1,8),P("WAULT 4,1 jaar (tot expiratie). P-pl. = parkeerplaatsen, begrepen in de huur. Aantal units: %d, waarvan verhuurd %d en leegstaand %d."%(n,n-v,v),8)])
    truth(fn,rows,"Logistiek Park Waalkade","2026-01-01",n,n-v,v,"WAREHOUSE","Dutch huurlijst, dot thousands, totals by building",True,planted=planted)

def doc6():
    fn='Corymbia_Medical_Tenancy_Schedule.pdf';g=R(fn);p=FPDF('L','mm','A4');p.set_auto_page_break(False);f=lambda d:f"{d.day}/{d.month:02d}/{d.year}"
    nm=["Banksia Family Practice Pty Ltd","Coastline Radiology Pty Ltd","Dr P Ferrow Dermatology","Southern Sleep Clinic Pty Ltd","Wattle Physiotherapy","Melaleuca Day Surgery Ltd","Brightside Psychology Group","Kestrel Pathology Pty Ltd","Corymbia Pharmacy Pty Ltd","Hearwell Audiology","Grevillea IVF Pty Ltd","Riverbend Dental Trust","Gumnut Paediatrics Pty Ltd","Ashgrove Eye Surgeons"]
    p.add_page();p.set_fill_color(0,96,100);p.rect(0,0,297,18,'F');p.set_text_color(255);p.set_font('Helvetica','B',14);p.set_xy(10,5);p.cell(150,8,"Corymbia Medical Centre - Tenancy Schedule");p.set_font('Helvetica','',9);p.set_xy(200,5);p.cell(87,8,"Date: 30 November 2025",0,0,'R');p.set_text_color(0)
    ws=[16,52,16,20,20,24,22,20,25,25,22,15];y=22;p.set_xy(10,y);p.set_font('Helvetica','B',7)
    h1=["","","Area","Lease","Lease","Base rent","Outgoings","GST","Total monthly","Bank","Review","Option"];h2=["Tenancy","Lessee","sqm","start","expiry","$ per month","$ per month","10%","payable","guarantee","(on 1 Jul)","yrs"]
    for hh in(h1,h2):
        p.set_x(10)
        for w,x in zip(ws,hh):p.cell(w,3.8,x,0,0,'C')
        p.ln(3.8)
    p.line(10,p.get_y(),287,p.get_y());rows=[];T=[0]*5
    def line(v,b=''):
        p.set_x(10);p.set_font('Helvetica',b,7.4)
        for i,(w,x) in enumerate(zip(ws,v)):p.cell(w,5.6,x,0,0,'R' if 2<=i<=9 and i not in(3,4) else('C' if i>=3 else 'L'))
        p.ln(5.6);p.set_draw_color(200);p.line(10,p.get_y(),287,p.get_y())
    for sec,us in [("Ground Level",["G01","G02","G03","G04"]),("Level 1",["1.01","1.02","1.03","1.04","1.05"]),("Level 2",["2.01","2.02","2.03A","2.03B","2.04"])]:
        p.set_font('Helvetica','B',8);p.set_text_color(0,96,100);p.set_x(10);p.cell(100,6,sec);p.ln(6);p.set_text_color(0)
        for un in us:
            a=round(g.uniform(62,385),1);q=dict(unit=un,section=sec,area=a);T[0]+=a
            if un in("1.04","2.03B"):
                line([un,"Vacant",f"{a:.1f}"]+['']*9,'I');q['statusText']="Vacant";rows.append(q);continue
            s=D(g.randint(2018,2025),g.randint(1,11),1);yy=g.choice([5,7,10])
            while endterm(s,yy)<D(2026,2,1):yy+=5
            m=round(a*g.uniform(420,610)/12,2);o=round(a*118/12,2);gs=round((m+o)*.1,2);tt=round(m+o+gs,2);bg=round(tt*3,2);t=nm.pop(0);e=endterm(s,yy)
            line([un,t,f"{a:.1f}",f(s),f(e),c2(m),c2(o),c2(gs),c2(tt),c2(bg),g.choice(["CPI","3.50%","4.00%","Market"]),g.choice(["5","5+5","Nil"])])
            q.update(tenantName=t,leaseStartDate=s,leaseEndDate=e,contractRent=m,charges=[dict(code="Outgoings",amount=o),dict(code="GST",amount=gs)],totalCharges=tt,deposit=bg,statusText="Occupied");rows.append(q);
            for i,x in enumerate((m,o,gs,tt)):T[i+1]+=x
    line(["","Total NLA tenancies",f"{T[0]:.1f}","","",c2(T[1]),c2(T[2]),c2(T[3]),c2(T[4]),"","",""],'B')
    p.ln(3);p.set_font('Helvetica','B',8);p.set_x(10);p.cell(100,6,"Car parking and licences");p.ln(6)
    for un,t,m in [("CP 1-12","Melaleuca Day Surgery Ltd",2160.0),("CP 13-16","Coastline Radiology Pty Ltd",720.0),("Sign 1","Kestrel Pathology Pty Ltd",350.0)]:
        gs=round(m*.1,2);line([un,t,"","","Monthly",c2(m),"",c2(gs),c2(m+gs),"","",""]);rows.append(dict(unit=un,tenantName=t,section="Car parking and licences",leaseEndDate="Monthly",contractRent=m,charges=[dict(code="GST",amount=gs)],totalCharges=round(m+gs,2),statusText="Occupied"))
    p.set_font('Helvetica','',7);p.set_xy(10,198);p.cell(200,4,"Weighted average lease expiry 3.6 yrs by income. Outgoings are FY26 estimates. 14 tenancies, 12 occupied.")
    p.output(out(fn));truth(fn,rows,"Corymbia Medical Centre","2025-11-30",14,12,2,"OFFICE","Australian medical centre, GST and outgoings monthly",False)

def doc7():
    fn='mesquite_flex_commercial_rr.pdf';g=R(fn);c=canvas.Canvas(out(fn),pagesize=letter);nm=combos(g,140,["LLC","Inc","Co","Corp"]);f=lambda d:d.strftime('%m/%d/%Y');rows=[];y=0;pg=0
    X=[30,66,236,284,338,392,438,478,516,582]
    def head():
        nonlocal y,pg
        if pg:c.showPage()
        pg+=1;c.setFont('Courier-Bold',10);c.drawCentredString(306,765,"COMMERCIAL RENT ROLL");c.setFont('Courier',7.5);c.drawCentredString(306,754,"MESQUITE FLEX PARK (msq01)");c.drawCentredString(306,744,"As of 12/31/2025");c.drawRightString(582,765,f"Page {pg}");c.drawString(30,765,"01/05/2026 08:14")
        for i,(a,b) in enumerate([("Unit",""),("Tenant","  Deposit / Next increase"),("Sq Ft",""),("Lease","From"),("Lease","To"),("Base","Rent"),("CAM",""),("Tax",""),("Ins",""),("Total","Monthly")]):
            for k,t in enumerate((a,b)):(c.drawString if i<2 else c.drawRightString)(X[i],728-9*k,t)
        c.line(30,715,582,715);y=704
    head();G=[0]*6;n=v=0
    for b in range(1,9):
        S=[0]*6
        if y<90:head()
        c.setFont('Courier-Bold',7.5);c.drawString(30,y,f"BUILDING {b}");y-=11
        for k in range(g.randint(13,17)):
            if y<60:head()
            un=f"{b}{k+1:02d}";n+=1;a=g.choice([1250,1500,1875,2500,3000,3750,5000]);S[0]+=a;c.setFont('Courier',6.6);q=dict(unit=un,section=f"BUILDING {b}",area=a);c.drawString(X[0],y,un);c.drawRightString(X[2],y,c0(a))
            if g.random()<.1:
                v+=1;c.drawString(X[1],y,"VACANT");q['statusText']="VACANT";y-=12;rows.append(q);continue
            t=nm.pop();s=D(g.randint(2020,2025),g.randint(1,11),1);L=g.choice([3,5,5,7])
            e=endterm(s,L);mtm=e<D(2025,12,31);r=[round(a*x/12,2) for x in (g.uniform(11,16),2.15,1.9,.38)];tt=round(sum(r),2);dep=round(r[0]) if g.random()<.85 else 0
            c.drawString(X[1],y,t[:38]);c.drawRightString(X[3],y,f(s));c.drawRightString(X[4],y,"MTM" if mtm else f(e))
            for i,x in enumerate(r+[tt]):c.drawRightString(X[5+i],y,c2(x))
            q.update(tenantName=t,leaseStartDate=s,leaseEndDate="MTM" if mtm else e,contractRent=r[0],charges=[dict(code=k2,amount=x) for k2,x in zip(("Base Rent","CAM","Tax","Ins"),r)],totalCharges=tt,deposit=float(dep),statusText="Occupied")
            l2=f"  Dep {c2(dep)}"
            nx=addm(s,12*(2026-s.year))
            if not mtm and nx<e and g.random()<.7:
                ni=round(r[0]*1.035,2);l2+=f"   Next {f(nx)} {c2(ni)}";q['rentSteps']=[dict(date=nx,amount=ni)]
            c.setFillGray(.3);c.drawString(X[1],y-8,l2);c.setFillGray(0);y-=19;rows.append(q)
            for i,x in enumerate(r+[tt]):S[i+1]+=x
        if y<60:head()
        def tl(lb,S):
            nonlocal y
            c.setFont('Courier-Bold',6.6);c.line(X[1],y+8,582,y+8);c.drawString(X[1],y,lb);c.drawRightString(X[2],y,c0(S[0]))
            for i in range(5):c.drawRightString(X[5+i] if i<4 else 582,y-(8 if i in(1,3) else 0),c2(S[i+1]))
            y-=26
        tl(f"Total Building {b}",S);G=[p+q for p,q in zip(G,S)]
    if y<80:head()
    tl("GRAND TOTAL msq01",G);c.setFont('Courier',7);c.drawString(30,y,f"Units {n}   Occupied {n-v}   Vacant {v}");c.save()
    truth(fn,rows,"Mesquite Flex Park","2025-12-31",n,n-v,v,"INDUSTRIAL","Large system print in Courier, two-line records, building totals",True)
def run():
    for d in(doc1,doc2,doc3,doc4,doc5,doc6,doc7):d()
