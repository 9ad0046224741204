from common import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from fpdf import FPDF
import datetime
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.utils import get_column_letter as CL

def um1(rng):
    fn='Tessera_Park_unit_mix.pdf'
    secs=[("Classic (original finish)",0,[("S1 Fir",0,1,12,505,1340),("A1 Alder",1,1,36,688,1515),("A2 Birch",1,1,28,742,1580),("B1 Cedar",2,2,40,1012,1905),("B2 Dogwood",2,2,16,1088,1985),("C1 Elm",3,2,8,1290,2410)]),
     ("Partial (appliances, flooring)",1,[("A1-P Alder",1,1,14,688,1610),("A2-P Birch",1,1,10,742,1675),("B1-P Cedar",2,2,18,1012,2030),("C1-P Elm",3,2,4,1290,2560)]),
     ("Full renovation",2,[("S1-R Fir",0,1,8,505,1475),("A1-R Alder",1,1,30,688,1725),("A2-R Birch",1,1,22,742,1790),("A3-R Birch w/ den",1,1.5,6,866,1935),("B1-R Cedar",2,2,34,1012,2185),("B2-R Dogwood",2,2,12,1088,2265),("B3-R Dogwood TH",2,2.5,6,1204,2480),("C1-R Elm",3,2,8,1290,2755)])]
    tu=sum(x[3] for s in secs for x in s[2])
    money=["units","pct_units","sf","total_sf","occupied","pct_occ","pct_leased","market","market_sf","actual","actual_sf","other:Loss to Lease"]
    H=[["","","","UNIT COUNT","","AREA","","OCCUPANCY","","","MARKET","","IN PLACE","","Loss"],
       ["","","","No. of","% of","Avg.","Total","Occ.","Occ.","Leased","Rent /","Per","Rent /","Per","to"],
       ["Floor plan","BR","BA","Units","Total","SF","SF","Units","%","%","Month","SF","Month","SF","Lease"]]
    money[-1]="other:Loss to Lease"
    data=H[:];sty=[];rows=[];tots=[]
    def fm(o): return [f"{o['units']}",f"{o['pct_units']:.1f}%",f"{o['sf']:,}",f"{o['total_sf']:,}",f"{o['occupied']}",f"{o['pct_occ']:.1f}%",f"{o['pct_leased']:.1f}%",f"${o['market']:,}",f"${o['market_sf']:.2f}",f"${o['actual']:,}",f"${o['actual_sf']:.2f}",f"{o['other:Loss to Lease']:.1f}%" if o['other:Loss to Lease']>=0 else f"({-o['other:Loss to Lease']:.1f}%)"]
    def calc(L):
        u=sum(x[0] for x in L);sf=sum(x[0]*x[1] for x in L);oc=sum(x[2] for x in L);le=sum(x[3] for x in L);mk=sum(x[0]*x[4] for x in L);ac=sum(x[2]*x[5] for x in L);osf=sum(x[2]*x[1] for x in L)
        m=mk/u;a=ac/oc;mo=sum(x[2]*x[4] for x in L)
        return {"units":u,"pct_units":round(100*u/tu,1),"sf":round(sf/u),"total_sf":sf,"occupied":oc,"pct_occ":round(100*oc/u,1),"pct_leased":round(100*le/u,1),"market":round(m),"market_sf":round(mk/sf,2),"actual":round(a),"actual_sf":round(ac/osf,2),"other:Loss to Lease":round(100*(1-ac/mo),1)}
    ALL=[];BB={}
    for t,k,L in secs:
        data.append([t]+[""]*14);i=len(data)-1;sty+= [('SPAN',(0,i),(-1,i)),('FONT',(0,i),(-1,i),'Helvetica-Bold',8),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#e9e4f2'))]
        S=[]
        for n,b,ba,u,sf,m in L:
            oc=u-rng.choice([0,0,1,1,2,3] if u>9 else [0,0,1]);le=min(u,oc+rng.choice([0,0,1]));ac=round(m*(rng.uniform(.9,.99) if k<2 else rng.uniform(.96,1.01)))
            x=(u,sf,oc,le,m,ac);S.append(x);BB.setdefault(b,[]).append(x);o=calc([x]);o['market']=m
            data.append([n,str(b),str(ba)]+fm(o));rows.append({"type":n,"beds":b,"baths":ba,**o})
        o=calc(S);lb="Subtotal "+t.split(" (")[0];data.append([lb,"",""]+fm(o));tots.append({"label":lb,**o});i=len(data)-1
        sty+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',7.5),('LINEABOVE',(0,i),(-1,i),.5,colors.black),('SPAN',(0,i),(2,i))];ALL+=S
    o=calc(ALL);lb="Total / Weighted Average";data.append([lb,"",""]+fm(o));tots.append({"label":lb,**o});i=len(data)-1
    sty+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',7.5),('SPAN',(0,i),(2,i)),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#4b3b72')),('TEXTCOLOR',(0,i),(-1,i),colors.white)]
    P=ParagraphStyle('p',fontName='Helvetica',fontSize=8.5,leading=11);Tt=ParagraphStyle('t',fontName='Helvetica-Bold',fontSize=15,leading=19)
    cw=[86,22,24,32,34,34,44,32,36,38,42,34,42,34,38]
    T=Table(data,colWidths=cw,repeatRows=3)
    T.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.5),('FONT',(0,0),(-1,2),'Helvetica-Bold',7.5),('ALIGN',(1,0),(-1,-1),'RIGHT'),('ALIGN',(0,0),(-1,0),'CENTER'),('SPAN',(3,0),(4,0)),('SPAN',(5,0),(6,0)),('SPAN',(7,0),(9,0)),('SPAN',(10,0),(11,0)),('SPAN',(12,0),(13,0)),('LINEBELOW',(3,0),(4,0),.5,colors.black),('LINEBELOW',(5,0),(6,0),.5,colors.black),('LINEBELOW',(7,0),(9,0),.5,colors.black),('LINEBELOW',(10,0),(11,0),.5,colors.black),('LINEBELOW',(12,0),(13,0),.5,colors.black),('LINEBELOW',(0,2),(-1,2),1,colors.black),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6),('LEFTPADDING',(0,0),(-1,-1),2),('RIGHTPADDING',(0,0),(-1,-1),3)]+sty))
    names={0:"Studio",1:"One bedroom",2:"Two bedroom",3:"Three bedroom"}
    rc=[["Recap by bedroom","Units","% of total","Avg. SF","Market","In place"]]
    for b in sorted(BB): q=calc(BB[b]);rc.append([names[b],str(q['units']),f"{q['pct_units']:.1f}%",f"{q['sf']:,}",f"${q['market']:,}",f"${q['actual']:,}"])
    R=Table(rc,colWidths=[110,50,60,50,60,60],hAlign='LEFT');R.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.5),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.5),('ALIGN',(1,0),(-1,-1),'RIGHT'),('GRID',(0,0),(-1,-1),.25,colors.grey),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5)]))
    def page(c,d): c.setFont('Helvetica',7);c.drawString(20,18,"Tessera Park Holdings JV - confidential, for members only");c.drawRightString(592,18,f"{d.page}")
    SimpleDocTemplate(doc(fn),pagesize=letter,topMargin=40,bottomMargin=36,leftMargin=18,rightMargin=18,invariant=1).build([Paragraph("Tessera Park - Unit Mix by Renovation Status",Tt),Paragraph(f"Quarterly asset report, rent roll of September 30, 2025. {tu} apartments in 14 buildings; the renovation programme began in 2022 and works through units as they turn. In-place rents are averages of occupied units and exclude concessions; market rents are the pricing system's of the same day.",P),Spacer(1,10),T,Spacer(1,14),R,Spacer(1,8),Paragraph("Loss to lease compares in-place with market rents of the occupied units. Averages are weighted by units (in place: by occupied units).",P)],onFirstPage=page,onLaterPages=page)
    save(fn,"UM","MULTIFAMILY","UNIT_MIX","operating partner's asset manager","portrait PDF, three-line grouped header, renovation sections with subtotals, recap by bedroom","narrow columns, grouped header, studio printed as 0 BR; recap table",money,rows,tots)

def um2(rng):
    fn='StoreLedge_unit_mix_0731.pdf'
    secs=[("CLIMATE CONTROLLED",[("05x05 CC Upper",48,25,52),("05x05 CC Ground",16,25,64),("05x10 CC Upper",86,50,84),("05x10 CC Ground",22,50,99),("07x10 CC Upper",12,70,112),("10x10 CC Upper",94,100,139),("10x10 CC Ground",30,100,158),("10x15 CC Ground",38,150,204),("10x20 CC Ground",20,200,249),("10x30 CC Ground",6,300,338),("Wine Locker 3x4",18,12,41)]),
     ("NON-CLIMATE DRIVE-UP",[("05x10 Drive-Up",18,50,76),("10x10 Drive-Up",42,100,118),("10x15 Drive-Up",36,150,152),("10x20 Drive-Up",44,200,189),("10x25 Drive-Up",12,250,221),("10x30 Drive-Up",14,300,259),("12x40 Drive-Up",4,480,372)]),
     ("PARKING AND OTHER",[("RV 12x35 Covered",14,420,185),("RV 12x30 Open",22,360,109),("Boat / Trailer 10x20 Open",10,200,74),("Mailbox",60,None,19)])]
    money=["sf","units","occupied","other:Rsvd","vacant","pct_occ","total_sf","market","market_total","actual","actual_total","other:In-Place $/SF/Yr"]
    W=[46,13,13,13,13,13,17,19,17,23,19,23,22]
    H1=["","SF per","Total","Occ'd","","","Occ","Rentable","Street","Street Rate","Avg. In-","In-Place","In-Place"]
    H2=["Unit Type","Unit","Units","Units","Rsvd","Vacant","%","SF","Rate","x Units","Place Rate","Total/Month","$/SF/Yr"]
    p=FPDF('L','mm','Letter');p.set_creation_date(datetime.datetime(2025,8,4,tzinfo=datetime.timezone.utc));p.set_auto_page_break(False);p.set_margins(14,12);p.add_page()
    p.set_font('Helvetica','B',15);p.set_text_color(170,70,10);p.cell(0,8,'StoreLedge Self Storage - Cannon Road',new_x='LMARGIN',new_y='NEXT');p.set_text_color(0);p.set_font('Helvetica','',9)
    p.cell(0,5,'Unit mix and rate summary at close of business 07/31/2025     Facility 0317     Manager: Ledgewood Storage Advisors',new_x='LMARGIN',new_y='NEXT');p.ln(3)
    def row(c,st='',fill=None,hh=5.6,line=''):
        p.set_font('Helvetica',st,8.5)
        if fill: p.set_fill_color(*fill)
        for i,(w,t) in enumerate(zip(W,c)): p.cell(w,hh,t,border=line,align='L' if i==0 else 'R',fill=bool(fill))
        p.ln(hh)
    row(H1,'B',(250,225,200),4.6);row(H2,'B',(250,225,200),5)
    rows=[];tots=[];M=lambda x:f"{x/100:,.2f}"
    def show(lbl,o,*a,**k):
        g=lambda key,f:f(o[key]) if key in o else ''
        I=lambda x:f"{x:,}";D=lambda x:f"{x:,.2f}"
        row([lbl,g('sf',I),g('units',I),g('occupied',I),g('other:Rsvd',lambda x:str(x) if x else '-'),g('vacant',lambda x:str(x) if x else '-'),g('pct_occ',lambda x:f"{x:.1f}"),g('total_sf',I),g('market',D),g('market_total',D),g('actual',D),g('actual_total',D),g(money[-1],D)],*a,**k)
    def tot(lbl,L,fill):
        u=sum(x['units'] for x in L);oc=sum(x['occupied'] for x in L);mt=sum(round(x['market_total']*100) for x in L);at=sum(round(x['actual_total']*100) for x in L)
        o={"units":u,"occupied":oc,"other:Rsvd":sum(x['other:Rsvd'] for x in L),"vacant":sum(x['vacant'] for x in L),"pct_occ":round(100*oc/u,1),"total_sf":sum(x.get('total_sf',0) for x in L),"market":round(mt/u/100,2),"market_total":c2(mt),"actual":round(at/oc/100,2),"actual_total":c2(at)}
        show(lbl,o,'B',fill,line='T');tots.append({"label":lbl,**o})
    ALL=[]
    for t,L in secs:
        p.set_font('Helvetica','BI',8.5);p.cell(0,6.2,t,new_x='LMARGIN',new_y='NEXT');S=[]
        for n,u,sf,st in L:
            oc=max(1,u-rng.choice([0,1,1,2,3,int(u*.12)]) if u>8 else u-rng.choice([0,1]));v=u-oc;rs=min(v,rng.choice([0,0,1,2]));v-=rs
            at=sum(round(st*100*rng.uniform(.92,1.32)) for _ in range(oc))
            o={"units":u,"occupied":oc,"other:Rsvd":rs,"vacant":v,"pct_occ":round(100*oc/u,1),"market":float(st),"market_total":float(st*u),"actual":round(at/oc/100,2),"actual_total":c2(at)}
            if sf: o.update({"sf":sf,"total_sf":sf*u,money[-1]:round(at*12/100/(oc*sf),2)})
            show("   "+n,o);rows.append({"type":n,**o});S.append(o)
        tot("Total "+t.title(),S,(245,245,245));ALL+=S
    p.ln(1.5);tot("FACILITY TOTAL",ALL,(250,225,200))
    p.ln(3);p.set_font('Helvetica','I',8);p.multi_cell(0,4.2,"Rates are per month. Vacant excludes reserved units (occupied + reserved + vacant = total). Street rate is the web rate before promotions. In-place rate is the average of occupied units, tenant protection fees excluded. Mailboxes carry no area.")
    p.output(doc(fn))
    save(fn,"UM","OTHER","UNIT_MIX","storage manager","landscape PDF, two-line header without rules, sections by storage class, totals with monthly potential","type names wear digits (05x10); mailbox without area; dashes; $/SF/Yr is annual; header words broken over lines",money,rows,tots)

def um3(rng):
    fn='Granary Yard office - suites by size.xlsx'
    B=[("Building One","12 floors, 1998"),("Building Two","9 floors, 2001"),("The Annex","4 floors, 1986")]
    bands=[("Under 1,500 SF",700,1450),("1,500 - 2,999 SF",1550,2950),("3,000 - 4,999 SF",3050,4900),("5,000 - 9,999 SF",5100,9800),("10,000 - 19,999 SF",10200,19500),("Full floor (20,000+ SF)",20500,24500)]
    money=["units","other:Suites Leased","occupied","vacant","pct_leased","total_sf","other:Rentable Area % of Bldg.","sf","other:Rentable Area Leased SF","other:Annual Rent / SF In-Place","other:Annual Rent / SF Asking","other:Annual Rent In-Place Total"]
    wb=Workbook();ws=wb.active;ws.title='Suite mix';F=lambda **k:Font(name='Cambria',size=10,**k);thin=Side(style='thin',color='888888')
    ws['B1']='GRANARY YARD';ws['B1'].font=Font(name='Cambria',size=16,bold=True);ws['B2']='Suites by size range, leases signed through June 30, 2025';ws['B2'].font=F(italic=True)
    def hd(c1,r1,c2,r2,t):
        x=ws.cell(r1,c1,t);x.font=F(bold=True);x.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True);x.fill=PatternFill('solid',fgColor='E4ECF4')
        if (c1,r1)!=(c2,r2): ws.merge_cells(start_row=r1,end_row=r2,start_column=c1,end_column=c2)
    # columns: B building, C size range, D-G suites, H % leased, I-L area, M-O rent
    hd(2,4,2,5,'Building');hd(3,4,3,5,'Size Range');hd(4,4,8,4,'Suites');hd(9,4,12,4,'Rentable Area');hd(13,4,15,4,'Annual Rent')
    for c,t in zip(range(4,16),['Count','Leased','Occupied','Vacant','% Leased','Total SF','% of Bldg.','Avg. Suite SF','Leased SF','/ SF In-Place','/ SF Asking','In-Place Total']): hd(c,5,c,5,t)
    money[9]="other:Annual Rent / SF In-Place";money[10]="other:Annual Rent / SF Asking"
    money[4]="pct_leased"
    fmts=['0','0','0','0','0.0%','#,##0','0.0%','#,##0','#,##0','$0.00','$0.00','$#,##0']
    raw=[]
    for bi,(b,_) in enumerate(B):
        for k,(t,lo,hi) in enumerate(bands):
            if bi==2 and k>=4: continue
            n=rng.randint(2,9) if k<3 else rng.randint(2,5) if k<5 else rng.randint(1,4)
            su=[]
            for _ in range(n):
                sf=rng.randint(lo,hi);st=rng.choice('OOOOOOLVV');rt=(rng.uniform(31,44)-3*bi-.6*k);su.append((sf,st,round(sf*rt)))
            if not any(x[1]!='V' for x in su): su[0]=(su[0][0],'O',su[0][2])
            raw.append((bi,t,su,round(42.5-3*bi-.75*k,2)))
    def calc(L,base,asks):
        su=[x for l in L for x in l];n=len(su);le=[x for x in su if x[1]!='V'];oc=[x for x in su if x[1]=='O'];sf=sum(x[0] for x in su);lsf=sum(x[0] for x in le);rent=sum(x[2] for x in le)
        ask=sum(a*sum(x[0] for x in l) for a,l in zip(asks,L))/sf
        return [n,len(le),len(oc),n-len(oc),round(100*len(le)/n,1),sf,round(100*sf/base,1),round(sf/n),lsf,round(rent/lsf,2),round(ask,2),rent]
    r=6;rows=[];tots=[]
    def put(v,bold):
        for c,(z,f) in enumerate(zip(v,fmts),4):
            x=ws.cell(r,c,z/100 if '%' in f else z);x.number_format=f;x.font=F(bold=bold);x.border=Border(top=Side(style='thin')) if bold else Border(bottom=Side(style='hair',color='BBBBBB'))
    for bi,(b,sub) in enumerate(B):
        mine=[q for q in raw if q[0]==bi];base=sum(x[0] for q in mine for x in q[2]);r0=r
        for _,t,su,ask in mine:
            v=calc([su],base,[ask]);ws.cell(r,3,t).font=F();put(v,False);rows.append({"type":t,**dict(zip(money,v))});r+=1
        ws.merge_cells(start_row=r0,end_row=r-1,start_column=2,end_column=2);x=ws.cell(r0,2,f"{b}\n{sub}");x.alignment=Alignment(wrap_text=True,vertical='top');x.font=F(bold=True)
        v=calc([q[2] for q in mine],base,[q[3] for q in mine]);lb=f"{b} total";ws.cell(r,2,lb).font=F(bold=True);put(v,True);tots.append({"label":lb,**dict(zip(money,v))});r+=2
    al=sum(x[0] for q in raw for x in q[2]);v=calc([q[2] for q in raw],al,[q[3] for q in raw]);lb='Granary Yard';ws.cell(r,2,lb).font=F(bold=True);put(v,True)
    o=dict(zip(money,v));ws.cell(r,10).value=None;o.pop(money[6]);tots.append({"label":lb,**o})
    for k,t in enumerate(['Notes','1. Vacant = not occupied; it includes suites that are leased and not yet commenced.','2. In-place rent is gross annual base rent of leased suites divided by leased SF; asking rent is weighted by total SF.','3. Ground-floor cafe and storage rooms are left out.   Prepared by L. Winterbourne, Stratton Oak Office Advisors']): ws.cell(r+2+k,2,t).font=F(italic=True,bold=(k==0))
    for c,w in zip(range(1,16),(2,19,24,8,8,10,8,9,11,10,11,11,11,11,15)): ws.column_dimensions[CL(c)].width=w
    ws.sheet_view.showGridLines=False;ws.freeze_panes='D6';ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(doc(fn))
    save(fn,"UM","OFFICE","UNIT_MIX","office leasing adviser","workbook starting in column B; building cells merged down with two-line text, grouped header, subtotals per building","size ranges are digits in the type text and repeat by building; leased vs occupied vs vacant; rents a year per SF",money,rows,tots)
