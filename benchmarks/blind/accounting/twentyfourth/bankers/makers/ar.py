from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
import xlsxwriter, openpyxl, subprocess, datetime
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from openpyxl.utils import get_column_letter as L

FIRST='Marisol Deshawn Priya Tobias Ingrid Lamar Yesenia Caleb Noor Bettina Hollis Anselm Rosalind Kwame Odette Gideon Thuy Perrin Vashti Emmett Lucinda Rafael Corinne Dmitri Shanice Wendell Imani Jorah Philippa Ezekiel'.split()
LAST='Okafor-Bright Vandermeer Castellanos Pruitt Holmquist Abernathy Tran Delacroix Mbeki Schaefer Quintanilla Lindqvist Rourke Baptiste Fontenot Haverford Ostrander Yoder Zielinski Kimura Grady Pacheco Whitlock Nakamura Brandvold Esparza McTavish Iyer Solberg Trujillo'.split()

# ---------------------------------------------------------------- AR 1: AppFolio delinquency, PDF
def ar1():
    r=rng('ar1'); fn='delinquency_greenbriar_portfolio.pdf'
    props=[('Juniper Bend Apartments - 2204 Sorrel Way Amity Falls, KS 66011',22,'B'),('The Lofts at Carver Mill - 77 Millwheel St Amity Falls, KS 66013',17,'')]
    people=[f'{b}, {a}' for a,b in zip(r.sample(FIRST,30),r.sample(LAST,30))]+[f'{b}, {a}' for a,b in zip(r.sample(FIRST,15),r.sample(LAST,15))]
    notes=['Payment plan signed 9/3; $250 every other Friday','Notice to vacate posted 9/12','Rental assistance application pending with county - caseworker confirmed 9/18','Partial payment, balance promised 10/3','Sent to counsel; hearing set 10/14','Late fee only','Disputes utility billback for July and August']
    ps=ParagraphStyle('c',fontName='Helvetica',fontSize=7.2,leading=8.4); hs=ParagraphStyle('h',parent=ps,fontName='Helvetica-Bold',textColor=colors.HexColor('#333333')); hr=ParagraphStyle('hr',parent=hs,alignment=2)
    P=lambda x,s=ps: Paragraph(x.replace('&','&amp;'),s)
    K=["other:Rent","total","b0_30","b31_60","b61_90","b90"]
    data=[[P('Unit',hs),P('Name',hs),P('Tenant Status',hs),P('Rent',hr),P('Amount Receivable',hr),P('0-30',hr),P('31-60',hr),P('61-90',hr),P('91+',hr),P('Delinquency Notes',hs)]]
    st=[('FONT',(0,0),(-1,-1),'Helvetica',7.2),('ALIGN',(3,0),(8,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'TOP'),('LINEBELOW',(0,0),(-1,0),.8,colors.black),('TOPPADDING',(0,0),(-1,-1),2.2),('BOTTOMPADDING',(0,0),(-1,-1),2.2)]
    rows=[];tots=[];GT=[0]*6; pi=0
    f=lambda c: fm(c,'-')
    for prop,n,pre in props:
        i=len(data); data.append([prop]+['']*9); st+=[('SPAN',(0,i),(-1,i)),('FONT',(0,i),(-1,i),'Helvetica-Bold',7.8),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#EEF1EC'))]
        units=sorted(r.sample([f'{pre}{fl}{u:02d}' for fl in (1,2,3) for u in range(1,17)],n)); S=[0]*6
        for u in units:
            stt=r.choices(['Current','Notice','Evict','Past'],[11,2,3,4])[0]
            rent=0 if stt=='Past' else r.choice([89500,94000,101500,112500,118000,127500,134500])
            base=rent or r.choice([94000,112500])
            b=[0,0,0,0]
            if stt=='Past': b[3]=r.randrange(4000,260000); b[2]=r.choice([0,0,r.randrange(3500,42000)])
            else:
                b[0]=r.choice([base+7500,7500,r.randrange(2500,base),base+r.randrange(3000,9000)])
                if r.random()<.45: b[1]=r.choice([base,r.randrange(2000,base)])
                if r.random()<.25 or stt=='Evict': b[2]=r.choice([base,r.randrange(2000,base)])
                if stt=='Evict' and r.random()<.6: b[3]=r.randrange(base//2,base*2)
            v=[rent,sum(b)]+b; nm=people[pi]; pi+=1
            nt=r.choice(notes) if r.random()<.4 else ''
            data.append([u,P(nm),stt]+[f(x) for x in v]+[P(nt)])
            rows.append(dict({"property":prop,"unit":u,"name":nm,"status":stt},**{k:c2(x) for k,x in zip(K,v)})); S=[a+x for a,x in zip(S,v)]
        i=len(data); data.append(['','','']+['']+[f(x) for x in S[1:]]+['']); st+=[('LINEABOVE',(4,i),(8,i),.5,colors.black),('FONT',(0,i),(-1,i),'Helvetica-Bold',7.2)]
        data[i][0]='Total '+prop.split(' - ')[0]; st.append(('SPAN',(0,i),(2,i)))
        tots.append(dict({"label":data[i][0]},**{k:c2(x) for k,x in list(zip(K,S))[1:]})); GT=[a+x for a,x in zip(GT,S)]
    i=len(data); data.append(['Total','','','']+[f(x) for x in GT[1:]]+['']); st+=[('LINEABOVE',(0,i),(-1,i),1,colors.black),('FONT',(0,i),(-1,i),'Helvetica-Bold',7.6)]
    tots.append(dict({"label":'Total'},**{k:c2(x) for k,x in list(zip(K,GT))[1:]}))
    t=Table(data,colWidths=[42,112,62,54,66,58,54,54,58,170],repeatRows=1); t.setStyle(TableStyle(st))
    def foot(c,d):
        c.setFont('Helvetica',7); c.drawString(30,20,'Created on 10/01/2025 08:17 AM'); c.drawRightString(762,20,f'Page {d.page}')
    ts=ParagraphStyle('t',fontName='Helvetica-Bold',fontSize=15,leading=18)
    SimpleDocTemplate(f'{D}/{fn}',pagesize=landscape(letter),margins=0,leftMargin=30,rightMargin=30,topMargin=30,bottomMargin=36).build(
      [Paragraph('Delinquency',ts),P('Greenbriar Residential Management, LLC'),P('<b>Properties:</b> Juniper Bend Apartments, The Lofts at Carver Mill'.replace('&','')),P('<b>Tenant Status:</b> Current, Notice, Evict, Past &nbsp; <b>As of:</b> 09/30/2025 &nbsp; <b>Delinquent amount:</b> over 0.00'.replace('&nbsp;',' ')),Spacer(1,8),t],onFirstPage=foot,onLaterPages=foot)
    save(fn,'AR',K,rows,tots,None,'MULTIFAMILY','Greenbriar Residential Management (AppFolio)','Delinquency report by property, one line a tenant, wrapped notes','amounts inside the notes; rent column beside ages without total; past tenants with rent 0.00; property heading lines')

# ---------------------------------------------------------------- AR 2: Yardi aging detail, XLSX
def ar2():
    r=rng('ar2'); fn='AgingDetail_FoxHollow_0925.xlsx'
    T=[('101','t0004417','Pemberly Pharmacy #218'),('104','t0005120','Sunny Side Nails & Spa'),('106','t0003986','Two Cousins Taqueria, LLC'),('110','t0005533','Fox Hollow Dental Group, P.C.'),('112','t0004802','Laundry Junction'),('115','t0005601','Vapor Republic (vacated 7/31)'),
       ('118','t0004105','Harvest Moon Grocers, Inc.'),('120-122','t0005299','Iron Oak Fitness'),('PAD-1','t0003340','Meridian Coffee Drive-Thru')]
    wb=xlsxwriter.Workbook(f'{D}/{fn}'); ws=wb.add_worksheet('Aging Detail')
    F=lambda **k: wb.add_format({'font_name':'Arial','font_size':9,**k})
    NF='#,##0.00;-#,##0.00;0.00'
    h=F(bold=1,bottom=1,text_wrap=1,align='center',valign='vcenter'); tx=F(); b=F(bold=1); n=F(num_format=NF); nb=F(num_format=NF,bold=1,top=1); dt=F(num_format='mm/dd/yyyy',align='center'); hd=F(bold=1,bg_color='#E7E6E6')
    ws.merge_range('A1:K1','Receivable Aging Detail',F(bold=1,font_size=12,align='center'))
    ws.merge_range('A2:K2','Property: foxhol (Fox Hollow Shopping Center)   Status: Current, Past   Age As Of: 09/30/2025   Post To: 09/2025',F(align='center'))
    HD=['Unit','Charge\nCode','Trans\nNo.','Date','Current\nOwed','0 - 30\nOwed','31 - 60\nOwed','61 - 90\nOwed','Over 90\nOwed','Pre-\npayments','Total\nOwed']
    for c,x in enumerate(HD): ws.write(3,c,x,h)
    ws.set_row(3,30); ws.set_column(0,0,10); ws.set_column(1,1,10); ws.set_column(2,2,13); ws.set_column(3,3,11); ws.set_column(4,10,12)
    K=["total","b0_30","b31_60","b61_90","b90","prepaid","other:Total Owed"]
    amt={'rent':(310000,980000),'cam':(41000,132000),'ret':(52000,160000),'ins':(9000,31000),'latefee':(5000,24000),'water':(4000,19000),'camrec':(30000,210000),'prct':(40000,190000)}
    mons=[datetime.date(2025,9,1),datetime.date(2025,8,1),datetime.date(2025,7,1),datetime.date(2025,6,1),datetime.date(2025,4,1),datetime.date(2025,2,1)]
    row=4; rows=[];tots=[];G=[0]*7; rec={}; tn=88210
    for u,code,nm in T:
        ws.write_string(row,0,u,hd); ws.write(row,1,code,hd); ws.write(row,2,nm,hd)
        for c in range(3,11): ws.write_blank(row,c,None,hd)
        row+=1; S=[0]*7
        ch=[]
        for _ in range(r.choice([3,4,5,6])):
            m=r.choices(range(6),[6,4,2,2,1,1])[0]; m=max(m,2) if 'vacated' in nm else m
            ch.append((m,r.choice(list(amt)))) 
        ch=sorted(set(ch),reverse=True)
        if nm.startswith(('Harvest','Meridian','Pemb')): ch.append((0,'prepay'))
        for m,cc in ch:
            d=mons[m]; v=[0]*7
            if cc=='latefee': d=d.replace(day=11)
            elif cc in('camrec','water','prct'): d=d.replace(day=r.randint(12,26))
            if cc=='prepay': a=-r.randrange(20000,640000); d=d.replace(day=29); v[5]=a; v[6]=a
            else:
                a=r.randrange(*amt[cc]); age=(datetime.date(2025,9,30)-d).days; k=1 if age<=30 else 2 if age<=60 else 3 if age<=90 else 4
                if cc=='camrec' and r.random()<.4: a=-a//4
                v[0]=a; v[k]=a; v[6]=a
            tn+=r.randint(3,141); iv=f'{"R" if cc=="prepay" else "C"}-{tn}'
            ws.write_string(row,0,u,tx); ws.write(row,1,cc,tx); ws.write(row,2,iv,tx); ws.write_datetime(row,3,datetime.datetime.combine(d,datetime.time()),dt)
            for c,x in enumerate(v): ws.write_number(row,4+c,c2(x),n)
            rows.append(dict({"unit":u,"resident":code,"name":nm,"charge":cc,"invoice":iv,"date":d.strftime('%m/%d/%Y')},**{k:c2(x) for k,x in zip(K,v)}))
            S=[p+x for p,x in zip(S,v)]; rec[cc]=rec.get(cc,0)+v[6]; row+=1
        lab=nm; ws.write(row,2,lab,b)
        for c,x in enumerate(S): ws.write_number(row,4+c,c2(x),nb)
        tots.append(dict({"label":lab},**{k:c2(x) for k,x in zip(K,S)})); G=[p+x for p,x in zip(G,S)]; row+=2
    ws.write(row,0,'Grand Total',b)
    for c,x in enumerate(G): ws.write_number(row,4+c,c2(x),nb)
    tots.append(dict({"label":'Grand Total'},**{k:c2(x) for k,x in zip(K,G)})); row+=3
    ws.write(row,0,'Summary by charge code',b); row+=1
    for k in sorted(rec): ws.write(row,1,k,tx); ws.write_number(row,10,c2(rec[k]),n); row+=1
    ws.write(row,1,'Total',b); ws.write_number(row,10,c2(sum(rec.values())),nb); assert sum(rec.values())==G[6]
    row+=2; ws.write(row,0,'UserId : mtallis@shoreline-retail.example   Date : 10/2/2025  Time : 4:11 PM',F(italic=1,font_size=8))
    ws.freeze_panes(4,0); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(3); wb.close()
    save(fn,'AR',K,rows,tots,None,'RETAIL','Shoreline Retail Advisors (Yardi Voyager)','Aging detail: tenant heading, charge lines, tenant total, recap by charge code','two columns that could be the total (before and after prepayments); negative charges; recap after the grand total; total lines labelled only with the tenant name')

# ---------------------------------------------------------------- AR 3: typed list by calendar month, PDF through LibreOffice
def ar3():
    r=rng('ar3'); fn='Quarry_Road_Flex_open_balances.pdf'
    T=[('Brightwater Fabricators','A-1'),('Cascadia Pool Supply','A-3'),('Delmont Audio Visual, Inc.','A-4/5'),('Evergreen Mobile Detailing','B-1'),('Fastline Courier','B-2'),('Granite & Co. Countertops','B-4'),('Hensley Cabinet Shop','B-6'),('Iglesia Nueva Vida','C-1'),
       ('Kestrel Drone Works','C-2'),('Lakeside Orthotics Lab','C-3'),('Mountain Home Brewing','C-5/6'),('North Fork HVAC','D-1'),('Pacheco Tile Import','D-2'),('Redline CrossTraining','D-4'),('Sable Print & Mail','D-5'),('Twin Rivers Catering','D-7')]
    com={'A-4/5':'Disputes the July CAM true-up, see letter of 8/14','B-2':'Moved out 8/31. Deposit to be applied','C-2':'NSF twice; now on cashier\'s check','C-5/6':'Paying $1,500 a week until caught up','D-4':'Attorney letter 9/22','A-1':'ck in mail per Dana'}
    K=["deposit","other:STILL OPEN FROM JUNE & BEFORE","m2","m1","m0","total"]
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='open bal'
    fb=Font(name='Liberation Sans',bold=True,size=10); fn_=Font(name='Liberation Sans',size=10)
    th=Side(style='thin',color='999999'); bx=Border(bottom=th)
    def put(rw,c,v,f=fn_,al=None,fill=None,b=None):
        x=ws.cell(rw,c,v); x.font=f
        if al: x.alignment=Alignment(horizontal=al,indent=1 if c==9 else 0,vertical='top',wrap_text=(c in(1,3,4,9) or rw in(6,7)))
        else: x.alignment=Alignment(vertical='top',wrap_text=c in (9,))
        if fill: x.fill=PatternFill('solid',fgColor=fill)
        if b: x.border=b
        return x
    put(1,1,'Quarry Road Flex Park - who owes what',Font(name='Liberation Sans',bold=True,size=14)); put(2,1,'as of September 30, 2025 (typed from the rent book, LWB)',Font(name='Liberation Sans',italic=True,size=10))
    put(3,1,'For: Loan Administration, Prairie Counties Bank - loan 40-118827',fn_)
    ws.merge_cells('D6:G6'); put(6,4,'STILL OPEN FROM',fb,'center','FFF2CC')
    for c,x in enumerate(['TENANT','SUITE','DEPOSIT\nWE HOLD','JUNE &\nBEFORE','JULY\n2025','AUGUST\n2025','SEPTEMBER\n2025','TOTAL\nDUE','COMMENT'],1): put(7,c,x,fb,'left' if c in(1,2,9) else 'right','FFF2CC',Border(bottom=Side(style='medium')))
    ws.row_dimensions[7].height=28
    rows=[];S=[0]*6; rw=8; plan=None
    for nm,su in T:
        rent=r.choice([165000,187500,212000,243750,268500,312500,431250])
        dep=rent if r.random()<.85 else None
        z=r.random()
        v=[None,None,None,rent if z<.75 else r.randrange(8000,rent)]
        if r.random()<.5: v[2]=r.choice([rent,r.randrange(5000,rent)])
        if v[2] and r.random()<.6: v[1]=r.choice([rent,r.randrange(5000,rent)])
        if v[1] and r.random()<.6: v[0]=r.randrange(12000,rent*2)
        if su=='B-2': v[3]=None; v[2]=rent; v[1]=r.randrange(20000,rent)
        if su=='D-2': v=[None,None,None,-37500]
        if su=='C-2': v[2]=rent; v[1]=124250
        if su=='C-5/6': v=[388400,rent,rent,rent]
        if su=='A-4/5': v[1]=131870
        vals=[dep]+v+[sum(x or 0 for x in v)]
        S=[a+(x or 0) for a,x in zip(S,vals)]
        if su=='C-2':
            plan=(nm,su,vals[2],vals[2]+40000) ; vals[2]+=40000   # one digit: 1,242.50 printed 1,642.50
        put(rw,1,nm,fn_,'left',None,bx); put(rw,2,su,fn_,'left',None,bx); o={"unit":su,"name":nm}
        for c,(k,x) in enumerate(zip(K,vals),3):
            cell=put(rw,c,None if x is None else fm(x,'t'),fn_,'right',None,bx)
            if x is not None: o[k]=c2(x)
        put(rw,9,com.get(su,''),Font(name='Liberation Sans',italic=True,size=9),'left',None,bx)
        if len(com.get(su,''))>30: ws.row_dimensions[rw].height=25
        rows.append(o); rw+=1
    a,bv=fm(plan[2]),fm(plan[3]); assert sum(x!=y for x,y in zip(a,bv))==1 and len(a)==len(bv),(a,bv)
    put(rw,1,'TOTALS',fb)
    for c,x in enumerate(S,3): put(rw,c,'$'+fm(x,'t'),fb,'right',None,Border(top=Side(style='thin'),bottom=Side(style='double')))
    tots=[dict({"label":'TOTALS'},**{k:c2(x) for k,x in zip(K,S)})]
    put(rw+2,1,'Deposits are not netted. Trailing minus = we owe them. Suites A-2, B-3, B-5, C-4, D-3 and D-6 are empty or paid up.',Font(name='Liberation Sans',italic=True,size=9))
    for c,w in zip('ABCDEFGHI',(27,8,12,12,12,12,13,13,32)): ws.column_dimensions[c].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=1; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.page_setup.fitToHeight=0
    ws.oddFooter.center.text='page &P - L. W. Bascombe, owner'
    x=f'{B}/'+fn.replace('.pdf','.xlsx'); wb.save(x)
    subprocess.run(['soffice','-env:UserInstallation=file://../build/lo','--headless','--convert-to','pdf','--outdir',D,x],check=True,capture_output=True)
    save(fn,'AR',K,rows,tots,{"what":f"row {plan[0]} (suite {plan[1]}), JULY 2025 printed {bv} instead of {a}; the row's TOTAL DUE and the column total are of the true amount","kind":"digit changed"},
      'INDUSTRIAL','L. W. Bascombe, owner (typed list)','Calendar-month columns oldest first, deposit before the months, comments','trailing minus; blanks; amounts in comments; grouped header; a digit that breaks its row and column')
def run(): ar1(); ar2(); ar3()
