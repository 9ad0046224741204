from common import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph
from reportlab.lib import colors
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.utils import get_column_letter as CL
import datetime,xlsxwriter

def ar1(rng):
    fn='aging_detail_grocery_centers.pdf'
    props=[("Linden Market Square (lms)",[("101","t0014402","Fairbough Grocers #218","Current"),("108","t0014871","Nail Harbor Studio","Current"),("112","t0015033","Pho Saigon Lantern LLC","Current"),("115","t0013920","Dr. Imra Castellan, DDS","Current"),("120","t0015210","Copper Kettle Coffee Co.","Current"),("124","t0012778","Tumbledown Toys, Inc.","Past"),("130","t0015466","Stride & Sole Running","Current")]),
     ("Orchard Gate Center (ogc)",[("A-1","t0020115","Greenmarrow Foods","Current"),("A-4","t0020342","Wexley Dry Cleaners","Current"),("A-6","t0020398","Bark Avenue Pet Supply","Current"),("B-2","t0019987","Old Mill Tavern, a partnership","Current"),("B-5","t0020511","Zenith Tax & Notary","Current"),("C-1","t0019644","FitLoop Studios (bankr.)","Past"),("PAD2","t0020077","Crestline Community Bank","Current")])]
    ch=[("rent","Base Rent",(2400,11800)),("cam","CAM Estimate",(380,2400)),("tax","Real Estate Tax",(290,2100)),("ins","Insurance",(60,420)),("pct","Percentage Rent",(900,5200)),("late","Late Charge",(75,250)),("util","Water Submeter",(45,390))]
    money=["total","b0_30","b31_60","b61_90","b91_120","b120","prepaid","other:Net Balance"]
    asof=datetime.date(2025,3,31)
    hdr=["Charge","Invoice","Invoice\nDate","Total\nOwed","0-30\nDays","31-60\nDays","61-90\nDays","91-120\nDays","Over 120\nDays","Prepaid","Net\nBalance"]
    data=[hdr];sty=[];rows=[];tots=[];gt=[0]*8;recap={};inv=88210;cand=[]
    p2=lambda x: par(x,'-')
    def tot(lbl,v,lv):
        data.append([lbl,"",""]+[p2(x) for x in v]);i=len(data)-1
        sty.extend([('FONT',(0,i),(-1,i),'Times-Bold',8.5),('SPAN',(0,i),(2,i)),('LINEABOVE',(3,i),(-1,i),.4+.4*lv,colors.black)])
        if lv: sty.append(('BACKGROUND',(0,i),(-1,i),colors.HexColor('#eeeeee')))
        tots.append({"label":lbl,**{m:c2(x) for m,x in zip(money,v)}})
    planted=None
    for pn,tens in props:
        data.append([f"Property: {pn}"]+[""]*10);i=len(data)-1;sty.extend([('FONT',(0,i),(-1,i),'Times-BoldItalic',10),('SPAN',(0,i),(-1,i))])
        ps=[0]*8
        for unit,code,name,stat in tens:
            data.append([f"{code}  {name}   -   Suite {unit}   -   {stat}"]+[""]*10);i=len(data)-1;sty.extend([('SPAN',(0,i),(-1,i)),('FONT',(0,i),(-1,i),'Times-Bold',9),('LINEABOVE',(0,i),(-1,i),.25,colors.grey)])
            ts=[0]*8;k=4 if code=="t0019987" else rng.randint(2,5)
            ages=sorted([rng.choice([5,22,30,30,48,61,75,98,110,150,210,340]) if stat!="Past" else rng.choice([98,125,150,210,340]) for _ in range(k)],reverse=True)
            lines=[]
            for a in ages:
                cc=rng.choice(ch if a>25 else ch[:4]);x=rng.randint(cc[2][0]*100,cc[2][1]*100)
                if rng.random()<.1: x=-int(x*.3)
                lines.append((cc,a,x,False))
            if rng.random()<.4: lines.append((("prepay","Prepayment",None),rng.choice([3,9,17]),-rng.randint(15000,420000),True))
            for cc,a,x,pre in lines:
                inv+=rng.randint(1,37)
                v=[0]*8
                if pre: v[6]=x
                else:
                    v[0]=x;v[1+(0 if a<=30 else 1 if a<=60 else 2 if a<=90 else 3 if a<=120 else 4)]=x
                v[7]=v[0]+v[6]
                ts=[p+q for p,q in zip(ts,v)]
                lab=f"{cc[0]} - {cc[1]}";rv=recap.setdefault(lab,[0]*8);recap[lab]=[p+q for p,q in zip(rv,v)]
                d=(asof-datetime.timedelta(days=a)).strftime('%m/%d/%Y')
                if code=="t0019987" and planted is None and not pre and len(lines)>=3 and lines.index((cc,a,x,pre))==1:
                    planted={"what":f"line '{lab}', invoice R-{inv}, {d}, {par(x)} of tenant {code} {name} is not printed; the tenant, property and grand totals (and recap) include it","kind":"row_dropped"};continue
                data.append([lab,f"R-{inv}",d]+[p2(z) for z in v])
                rows.append({"property":pn,"unit":unit,"resident":code,"name":name,"status":stat,"charge":lab,"invoice":f"R-{inv}","date":d,**{m:c2(z) for m,z in zip(money,v)}})
            tot(f"Total {name}",ts,0);ps=[p+q for p,q in zip(ps,ts)]
        tot(f"Total {pn}",ps,1);gt=[p+q for p,q in zip(gt,ps)]
    assert planted
    tot("Grand Total - 2 properties",gt,2)
    def page(c,d):
        c.setFont('Times-Bold',13);c.drawCentredString(396,583,"Aging Detail by Tenant and Charge");c.setFont('Times-Roman',9);c.drawCentredString(396,570,"Property list: grocery  -  As of 03/31/2025  -  Post month 03/2025  -  Age by invoice date")
        c.drawString(36,20,"Voyager-style report prepared by Pell & Amory Retail Management");c.drawRightString(756,20,f"Page {d.page}")
    cw=[132,52,54]+[64,60,60,60,60,62,58,66]
    base=[('FONT',(0,0),(-1,-1),'Times-Roman',8.5),('FONT',(0,0),(-1,0),'Times-Bold',8.5),('ALIGN',(3,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'BOTTOM'),('TOPPADDING',(0,0),(-1,-1),1.2),('BOTTOMPADDING',(0,0),(-1,-1),1.2),('LINEBELOW',(0,0),(-1,0),1,colors.black)]
    T=Table(data,colWidths=cw,repeatRows=1);T.setStyle(TableStyle(base+sty))
    rd=[["Recap by charge code","","","Total Owed","","","","","","Prepaid","Net"]]+[[k,"","",p2(v[0]),"","","","","",p2(v[6]),p2(v[7])] for k,v in sorted(recap.items())]+[["All charge codes","","",p2(gt[0]),"","","","","",p2(gt[6]),p2(gt[7])]]
    RT=Table(rd,colWidths=cw,spaceBefore=14);RT.setStyle(TableStyle(base+[('FONT',(0,len(rd)-1),(-1,len(rd)-1),'Times-Bold',8.5)]))
    SimpleDocTemplate(doc(fn),pagesize=landscape(letter),topMargin=56,bottomMargin=36,leftMargin=30,rightMargin=30,invariant=1).build([T,RT],onFirstPage=page,onLaterPages=page)
    save(fn,"AR","RETAIL","AGED_RECEIVABLES","retail manager, Yardi","charge detail under tenant headings, tenant/property/grand totals, dashes, recap by charge code","suite, code, status inside heading line; recap at end; planted dropped row",money,rows,tots,planted)

def ar2(rng):
    fn='Delinquency and Prepaid 2025-05 Marlowe portfolio.xlsx'
    first="Anika Bertrand Callum Dorothea Ezra Fiona Gustav Helena Ibrahim Jolene Kwame Lucinda Mateo Noor Osvaldo Priya Quentin Rosalind Stefan Talia".split();last="Abernethy Blackwood Castano Dunmore Eastlake Farrow Grimaldi Hollis Iverson Juarez Kessler Lowry Mbeki Nakagawa Oduya Pruitt Rennick Sandoval Thorne Vance".split()
    money=["other:Security Deposit on Hand","prepaid","b0_30","b31_60","b61_90","b90","total","other:Net Due (Prepaid)","other:Reserve Doubtful Accts","other:Reserve % of Gross"]
    wb=Workbook();ws=wb.active;ws.title='Aged';B=Font(name='Arial',size=9,bold=True);N=Font(name='Arial',size=9);thin=Side(style='thin')
    money[0]="deposit"
    ws['A1']='Delinquent and Prepaid Report - as of May 31, 2025';ws['A1'].font=Font(name='Arial',size=14,bold=True)
    ws['A2']='Marlowe Apartment Portfolio | Quillon Residential Services | RealPage export, edited by T. Ruck for reserve calculation';ws['A2'].font=N
    H=[("Bldg -","Unit",""),("Resident","",""),("Resh","ID",""),("Lease","Status",""),("Security","Deposit","on Hand"),("Prepaid","",""),("0 - 30","Days",""),("31 - 60","Days",""),("61 - 90","Days",""),("Over","90","Days"),("Gross","Owed",""),("Net Due","(Prepaid)",""),("Reserve","Doubtful","Accts"),("Reserve","% of","Gross")]
    for c,h in enumerate(H,1):
        for k in range(3):
            x=ws.cell(4+k,c,h[k] or None);x.font=B;x.alignment=Alignment(horizontal='center');x.fill=PatternFill('solid',fgColor='D9E2D0')
            if k==2: x.border=Border(bottom=Side(style='medium'))
    acc='#,##0.00_);(#,##0.00);"-"??_)'
    r=7;rows=[];tots=[];GT=[0]*9
    def put(r,c,v,bold=False,fmt=acc):
        x=ws.cell(r,c,v);x.number_format=fmt;x.font=B if bold else N
        if bold: x.border=Border(top=thin)
    def pct(v): return round(100*v[8]/v[6],1) if v[6] else None
    def tot(lbl,v):
        nonlocal r
        x=ws.cell(r,1,lbl);x.font=B;ws.merge_cells(start_row=r,end_row=r,start_column=1,end_column=4)
        for c,z in enumerate(v,5): put(r,c,z/100,True)
        o={"label":lbl,**{m:c2(z) for m,z in zip(money,v)}}
        if pct(v) is not None: put(r,14,pct(v)/100,True,'0.0%');o[money[9]]=pct(v)
        tots.append(o);r+=1
    used=set()
    for prop,n in (("Marlowe Heights",19),("Marlowe Commons",14),("The Landing at Marlowe",13)):
        x=ws.cell(r,1,prop.upper());x.font=Font(name='Arial',size=10,bold=True,color='345B2C');r+=1
        S=[0]*9;units=sorted(rng.sample([f"{b:02d}-{u}" for b in range(1,9) for u in (101,102,103,104,201,202,203,204,301,302)],n))
        for u in units:
            while True:
                nm=f"{rng.choice(last)}, {rng.choice(first)}"
                if nm not in used: used.add(nm);break
            st=rng.choice(["Current"]*5+["Notice","Eviction","Former","Former"])
            v=[0]*9
            v[0]=0 if st=="Former" and rng.random()<.6 else rng.choice([25000,40000,50000,75000,139500])
            if st=="Current" and rng.random()<.35: v[1]=-rng.randint(500,189000)
            else:
                v[2]=rng.randint(1500,168500) if st!="Former" else 0
                if rng.random()<.5 or st in("Eviction",): v[3]=rng.randint(4000,171000)
                if rng.random()<.25 or st=="Eviction": v[4]=rng.randint(4000,171000)
                if st=="Former" or (st=="Eviction" and rng.random()<.6): v[5]=rng.randint(20000,612000)
            v[6]=sum(v[2:6]);v[7]=v[6]+v[1];v[8]=int(round(v[3]*.1+v[4]*.5+v[5]*.9))
            S=[a+b for a,b in zip(S,v)]
            rid=str(rng.randint(100000,999999))
            for c,t in enumerate((u,nm,rid,st),1): ws.cell(r,c,t).font=N
            for c,z in enumerate(v,5): put(r,c,z/100)
            o={"property":prop.upper(),"unit":u,"resident":rid,"name":nm,"status":st,**{m:c2(z) for m,z in zip(money,v)}}
            if pct(v) is not None: put(r,14,pct(v)/100,False,'0.0%');o[money[9]]=pct(v)
            rows.append(o);r+=1
        tot(f"Total {prop}",S);GT=[a+b for a,b in zip(GT,S)];r+=1
    tot("PORTFOLIO TOTAL",GT)
    ws.cell(r+1,1,'Former residents with a balance are sent to collection after 60 days. A dash is nil.').font=Font(name='Arial',size=8,italic=True)
    for k,(a,b) in enumerate((("Reserve policy",None),("0 - 30",0),("31 - 60",.10),("61 - 90",.50),("Over 90",.90))):
        ws.cell(8+k,17,a).font=B
        if b is not None: x=ws.cell(8+k,18,b);x.number_format='0%'
    for c,w in enumerate((9,23,9,10,12,12,12,12,12,12,13,13,12,9,3,3,14,8),1): ws.column_dimensions[CL(c)].width=w
    ws.freeze_panes='C7';ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(doc(fn))
    save(fn,"AR","MULTIFAMILY","AGED_RECEIVABLES","third-party manager, RealPage export","workbook; three-line header in three rows, one line a resident, three properties, accounting dashes, side table of reserve rates","header split over 3 rows; nil shown as dash (value 0); reserve columns; side table",money,rows,tots)

def ar3(rng):
    fn='Kestrel_Ind_AR_by_month_Sep24.xlsx'
    money=["other:Receivable for month of Older","m4","m3","m2","m1","m0","total","prepaid","other:Net of cash","other:Specific reserve"]
    T=[("K1-100","C-20418","Northfork Pallet & Crate LLC"),("K1-220","C-20433","Silverado Tile Importers"),("K2-A","C-20507","Pacifica Cold Chain, Inc."),("K2-C","C-20511","Hadley Auto Parts Dist."),("K3-10","C-20560","Umber & Ochre Paint Supply"),("K3-14","C-20562","Rapidan Parcel Services"),("K4","C-20577","Osprey Aerospace Machining"),("K5-Yard","C-20603","Two Rivers Drayage"),("K5-B","C-20611","Lumen Stage Lighting Rental")]
    C=[("RENT",(9000,42000)),("CAM",(900,5200)),("RETAX",(1100,6900)),("INS",(200,900)),("LATE",(150,900)),("DAMG",(500,3800)),("UTIL",(120,1400))]
    wb=xlsxwriter.Workbook(doc(fn));ws=wb.add_worksheet('AR by month')
    f=lambda **k: wb.add_format({'font_name':'Calibri','font_size':10,**k})
    h=f(bold=True,border=1,align='center',valign='vcenter',text_wrap=True,bg_color='#203864',font_color='white');t=f(valign='top',border=1,text_wrap=True);l=f(border=1);x=f(border=1,align='right');xb=f(border=1,align='right',bold=True,bg_color='#DDE3F0');lb=f(border=1,bold=True,bg_color='#DDE3F0')
    ws.write(0,0,'KESTREL INDUSTRIAL PARTNERS II, LP',f(bold=True,font_size=14));ws.write(1,0,'Receivables by month billed, open at September 30, 2024 - Sage 300 CRE (Kestrel Parks 1-5)',f());
    heads=['Space','Cust. no.','Customer','Chg']
    for c,q in enumerate(heads): ws.merge_range(3,c,4,c,q,h)
    ws.merge_range(3,4,3,9,'Receivable for month of',h)
    for c,q in enumerate(['Older','May 2024','Jun 2024','Jul 2024','Aug 2024','Sep 2024']): ws.write(4,4+c,q,h)
    for c,q in ((10,'Total open'),(11,'Unapplied cash'),(12,'Net of cash'),(13,'Specific reserve')): ws.merge_range(3,c,4,c,q,h)
    ws.set_row(4,18);
    for c,w in enumerate((9,10,26,8,13,13,13,13,13,13,14,14,14,14)): ws.set_column(c,c,w)
    def s(z): return f"${abs(z)/100:,.2f}"+(" CR" if z<0 else "")
    r=5;rows=[];tots=[];GT=[0]*10
    def wr(r,c,z,fm,force=False):
        if z or force: ws.write_string(r,c,s(z),fm);return True
        ws.write_blank(r,c,None,fm);return False
    for sp,cn,nm in T:
        k=rng.randint(2,5);cs=[C[i] for i in sorted(rng.sample(range(7),k))];S=[0]*10;r0=r
        for code,(lo,hi) in cs:
            v=[0]*10;base=rng.randint(lo*100,hi*100);start=rng.choice([5,5,5,4,4,3,2,0])
            if code in("LATE","DAMG"): v[rng.randint(0,5)]=base
            else:
                for m in range(start,6):
                    if rng.random()<.75: v[m]=base if m else base*2
                if not any(v): v[5]=base
            if rng.random()<.15: v[4]=-int(base*.4)
            v[6]=sum(v[:6])
            if rng.random()<.22: v[7]=-rng.randint(10000,300000)
            v[8]=v[6]+v[7]
            old=v[0]+v[1]+v[2]
            v[9]=-int(old*.5) if old>0 and rng.random()<.7 else 0
            S=[a+b for a,b in zip(S,v)]
            ws.write(r,3,code,l);o={"unit":sp,"resident":cn,"name":nm,"charge":code}
            for c,z in enumerate(v):
                if wr(r,4+c,z,x,c in(6,8)): o[money[c]]=c2(z)
            rows.append(o);r+=1
        for c,q in enumerate((sp,cn,nm)):
            ws.merge_range(r0,c,r-1,c,q,t)
        ws.merge_range(r,0,r,3,f'{cn} total',lb);o={"label":f'{cn} total'}
        for c,z in enumerate(S):
            if wr(r,4+c,z,xb,c in(6,8)): o[money[c]]=c2(z)
        tots.append(o);r+=1;GT=[a+b for a,b in zip(GT,S)]
    ws.merge_range(r,0,r,3,'All customers',lb);o={"label":'All customers'}
    for c,z in enumerate(GT):
        wr(r,4+c,z,xb,True);o[money[c]]=c2(z)
    tots.append(o)
    ws.write(r+2,0,'CR = credit. Reserve is a specific allowance against balances billed June 2024 or before. Amounts are typed as text by the Sage export.',f(italic=True))
    ws.freeze_panes(5,4);ws.set_landscape();ws.fit_to_pages(1,0);wb.close()
    save(fn,"AR","INDUSTRIAL","AGED_RECEIVABLES","partner's accountant, Sage 300","workbook; month columns oldest first, tenant cells merged down, charge lines, CR marks, all numbers as text with $","ages are calendar months oldest first; merged tenant cells; text amounts with CR",money,rows,tots)
