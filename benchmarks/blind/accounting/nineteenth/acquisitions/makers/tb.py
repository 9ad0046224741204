import random
from common import *
# ---------- 1 MRI green-bar print, trailing minus
def tb1():
    R=random.Random(1901);name='tb_alder_quay_apr26'
    A=[l.split('|') for l in '''AQ1010-000|Cash - Operating (First Tidewater)|a|41233817
AQ1020-000|Cash - Security Deposit Trust|a|18290000
AQ1035-000|Cash in Transit|a|451200
AQ1110-000|Accounts Receivable - Residents|a|6621944
AQ1115-000|Accounts Receivable - HAP|a|1204300
AQ1190-000|Allowance for Doubtful Accounts|a|-3150000
AQ1310-000|Prepaid Property Insurance|a|11244075
AQ1330-000|Escrow - Real Estate Taxes|a|30918866
AQ1335-000|Escrow - Replacement Reserve|a|22150012
AQ1510-000|Land|f|612500000
AQ1520-000|Buildings|f|4088120055
AQ1525-000|Building Improvements - Unit Interiors|a|214455190
AQ1540-000|Furniture, Fixtures and Equipment|a|61209433
AQ1590-000|Accumulated Depreciation|c|-811250642
AQ2010-000|Accounts Payable - Trade|c|-14871209
AQ2050-000|Accrued Real Estate Taxes|c|-24500000
AQ2060-000|Accrued Interest Payable|f|-10822917
AQ2110-000|Resident Security Deposits|c|-18290000
AQ2120-000|Prepaid Rents|c|-4410935
AQ2510-000|Mortgage Note Payable - Senior|m|-2951200000
AQ3010-000|Members' Capital Contributions|f|-1450000000
AQ3050-000|Distributions|a|96500000
AQ3090-000|Retained Earnings (Accum. Deficit)|f|P
AQ4010-000|Gross Market Rent|r|-189420000
AQ4020-000|Loss / Gain to Lease|e|8110400
AQ4030-000|Vacancy Loss|e|11920533
AQ4040-000|Concessions - Upfront|e|3287500
AQ4055-000|Employee Unit Allowance|e|870000
AQ4090-000|Bad Debt Expense|e|2209618
AQ4210-000|Utility Reimbursement (RUBS)|r|-9940221
AQ4220-000|Pet Rent|r|-2133500
AQ4230-000|Garage and Storage Income|r|-3090000
AQ4260-000|Application and Admin Fees|r|-1345000
AQ4275-000|Late and NSF Charges|r|-1188075
AQ5010-000|Salaries - Office|e|9660214
AQ5020-000|Salaries - Maintenance|e|8812870
AQ5090-000|Payroll Taxes and Benefits|e|4209955
AQ5110-000|Contract Cleaning|e|1511000
AQ5130-000|Landscaping|e|1920000
AQ5160-000|HVAC Repair|e|744519
AQ5180-000|Turnover - Paint and Carpet|e|2308871
AQ5310-000|Electricity - House|e|1877043
AQ5320-000|Water and Sewer|e|7140966
AQ5340-000|Trash Removal|e|1629300
AQ5410-000|Marketing - Internet Listing|e|1433000
AQ5510-000|Management Fee|e|5408123
AQ5610-000|Real Estate Taxes|e|18375000
AQ5620-000|Property Insurance|e|8433057
AQ7010-000|Interest Expense - Senior|e|32468751
AQ7510-000|Depreciation|e|36712500
AQ7905-000|Asset Management Fee|e|
AQ7990-000|Legal - Non-Operating|e|184000'''.split('\n')]
    rows=[]
    for c,n,t,b in A:
        b=0 if b in('','P') else int(b)
        if t in'er': act=int(b/3*R.uniform(.9,1.12))+R.randint(0,99) if b else 1250000
        elif t=='f': act=0
        elif t=='m': act=4188215
        elif t=='c' and 'Depr' in n: act=-12237500
        else: act=int(b*R.uniform(-.04,.05))
        py=int(b*R.uniform(1.1,1.32)) if t in'er' else int(b*(1 if t=='f' else R.uniform(.8,1.1)))
        rows.append([c,n,b,act,0,py])
    re=[r for r in rows if r[0]=='AQ3090-000'][0]; re[2]=-sum(r[2] for r in rows)
    rows[0][3]-=sum(r[3] for r in rows)
    re[5]-=sum(r[5] for r in rows)
    for r in rows:r[4]=r[2]+r[3]
    K=['beginning','activity','ending','other:Balance 04/30/25']
    bs=[r for r in rows if r[0][2]<'4'];pl=[r for r in rows if r[0][2]>='4']
    S=lambda q:[sum(r[i] for r in q) for i in range(2,6)]
    tot=[('Balance Sheet Accounts',S(bs)),('Income Statement Accounts',S(pl)),('Report Total',S(rows))]
    assert tot[2][1]==[0]*4
    from reportlab.pdfgen import canvas
    from reportlab.lib.pagesizes import letter,landscape
    W,H=landscape(letter);cv=canvas.Canvas(D+name+'.pdf',pagesize=(W,H))
    m=lambda v:f'{abs(v)/100:,.2f}'+('-' if v<0 else ' ')
    st={'y':0,'p':0}
    def page():
        if st['p']:cv.showPage()
        st['p']+=1;cv.setFont('Courier-Bold',10)
        cv.drawString(36,H-36,'DATABASE:  KTRPROD');cv.drawCentredString(W/2,H-36,'COMPARATIVE TRIAL BALANCE');cv.drawRightString(W-36,H-36,f'PAGE:  {st["p"]}')
        cv.setFont('Courier',8.5)
        cv.drawString(36,H-48,'ENTITY:    AQ204');cv.drawCentredString(W/2,H-48,'Alder Quay Apartments Owner LLC - Norfolk, VA');cv.drawRightString(W-36,H-48,'DATE:  05/11/2026')
        cv.drawCentredString(W/2,H-60,'Accrual basis     Period 04/26');cv.drawRightString(W-36,H-60,'TIME:  08:14 AM')
        y=H-84;cv.setFont('Courier-Bold',8.5)
        for x,a,b in((400,'Balance','03/31/26'),(510,'Net Activity','04/26'),(620,'Balance','04/30/26'),(740,'Balance','04/30/25')):
            cv.drawRightString(x,y,a+' ');cv.drawRightString(x,y-10,b+' ')
        cv.drawString(36,y-10,'Account');cv.drawString(112,y-10,'Description')
        cv.drawString(36,y-18,'-'*138);st['y']=y-30;cv.setFont('Courier',8.5)
    def nums(v):
        for x,q in zip((400,510,620,740),v):cv.drawRightString(x,st['y'],m(q))
    page()
    for k,r in enumerate(rows):
        if st['y']<70:page()
        if k%2==1:
            cv.setFillGray(.92);cv.rect(34,st['y']-3,W-70,12,stroke=0,fill=1);cv.setFillGray(0)
        cv.drawString(36,st['y'],r[0]);
        cv.setFont('Courier',7.4);cv.drawString(112,st['y'],r[1]);cv.setFont('Courier',8.5);nums(r[2:]);st['y']-=12
    if st['y']<120:page()
    st['y']-=6;cv.setFont('Courier-Bold',8.5)
    for l,v in tot:
        cv.drawString(112,st['y'],l) ;nums(v);st['y']-=14
        if l.startswith('Inc'):cv.drawString(36,st['y']+4,'='*138);st['y']-=8
    cv.setFont('Courier',7.5);cv.drawString(36,st['y']-8,'Credit balances carry a trailing minus. Prior-year column is year to date through April 2025.  *** END OF REPORT ***')
    cv.save()
    f=lambda v:dict(zip(K,map(c2,v)))
    save(name,'pdf','TB',K,[{'account':r[0],'name':r[1],**f(r[2:])} for r in rows],[{'label':l,**f(v)} for l,v in tot],'MULTIFAMILY','Kettering Residential accounting (MRI)','MRI-style Courier print, trailing minus, comparative, repeated page heads','trailing minus, two-line heads, prior-year column')
# ---------- 2 Entrata student xlsx, six Dr/Cr columns, row dropped
def tb2():
    R=random.Random(1902);name='TB_Copperline_Student_2026-03'
    import openpyxl
    from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
    acc=[('CURRENT ASSETS',[('Operating Account – Banner Creek Bank','10100',38811902),('Payroll Clearing','10150',0),('Deposit Trust Account','10300',7240000),('Student Receivables','11000',18644371),('Receivable – Parent Guarantors','11050',2209150),('Allowance for Uncollectible','11900',-6400000),('Prepaid Insurance','12100',9904431),('Tax & Insurance Escrow','12500',15530000)]),
    ('FIXED ASSETS',[('Land','15000',310000000),('Building','15100',2944000000),('Furniture Packages','15300',88430050),('Accumulated Depreciation','15900',-402118820)]),
    ('LIABILITIES',[('Trade Payables','20100',-21110437),('Accrued Payroll','20300',-2980012),('Accrued Property Tax','20400',-16200000),('Deposits Held','21000',-7240000),('Prepaid Installments','21500',-5512088),('Mortgage – Harrow Life','25000',-2080000000)]),
    ('EQUITY',[('Partner Contributions','30000',-800000000),('Partner Distributions','31000',45000000),('Retained Earnings','39000',None)]),
    ('REVENUE',[('Installment Rent – By the Bed','40100',-88120500),('Short-Term Premium','40150',-1244000),('Concessions – Gift Cards','40400',2200000),('Parking','41100',-3310000),('Utility Overages','41300',-1180042),('Late Fees','41500',-660500),('Damages Billed','41600',-402275)]),
    ('OPERATING EXPENSES',[('Manager & Leasing Wages','50100',7240118),('Maintenance Wages','50200',4980544),('Resident Assistants – Rent Credit','50300',1560000),('Turn – Cleaning','51100',412000),('Turn – Painting','51200',338550),('Repairs – Appliances','51400',288119),('Repairs – Plumbing','51450',197340),('Electric','52100',3922076),('Water/Sewer','52200',2711540),('Bulk Internet & Cable','52400',3300000),('Shuttle Contract','53300',1800000),('Marketing & Events','54100',1522417),('Management Fee 3%','55100',2780519),('Property Taxes','56100',8100000),('Insurance','56300',3301477)]),
    ('NON-OPERATING',[('Mortgage Interest','60100',15600000),('Depreciation','61000',13500000)])]
    o={c:(b or 0) for s,l in acc for n,c,b in l};o['39000']=-sum(o.values())
    d={c:0 for c in o};cr={c:0 for c in o}
    def J(a,b,v):d[a]+=v;cr[b]+=v
    rv=lambda v,p=.4:int(abs(v)/2*R.uniform(1-p/4,1+p/4))+R.randint(0,99)
    for c in ('40100','40150','41100','41300','41500','41600'):J('11000',c,rv(o[c]))
    J('40400','11000',450000);J('41500','11000',32500);J('10100','11000',43102219);J('10100','11050',884000);J('11050','11000',1190000);J('10100','21500',2104475);J('21500','11000',1988200)
    for c in('51100','51200','51400','51450','52100','52200','52400','53300','54100','55100'):J(c,'20100',rv(o[c]))
    J('20100','52100',41922);J('20100','10100',14402983)
    J('10150','10100',6122045);J('50100','10150',3631000);J('50200','10150',2491045);J('50300','11000',780000)
    J('56100','20400',4050000);J('56300','12100',1650738);J('12500','10100',2500000);J('60100','10100',7800000);J('61000','15900',6750000);J('31000','10100',7500000);J('10300','21000',120000);J('21000','10300',85000);J('11900','11900',0);J('15300','20100',1322500)
    K=['open_dr','open_cr','debit','credit','close_dr','close_cr']
    def six(c):
        e=o[c]+d[c]-cr[c];return [max(o[c],0),max(-o[c],0),d[c],cr[c],max(e,0),max(-e,0)]
    wb=openpyxl.Workbook();ws=wb.active;ws.title='TB Export';thin=Side(style='thin')
    ws['A1']='Copperline at Ninth – Student Residences (412 beds)';ws['A1'].font=Font(bold=True,size=14)
    ws['A2']='Trial Balance, GL period 03/2026 · Accrual · All books · fiscal year begins January 1'
    ws['A3']='Exported for Data Room 2.4.1 – please direct questions to the broker, not the site team';ws['A3'].font=Font(italic=True,color='808080')
    for a,t in(('D5:E5','OPENING 03/01/2026'),('F5:G5','MARCH POSTINGS'),('H5:I5','CLOSING 03/31/2026')):
        ws.merge_cells(a);q=ws[a.split(':')[0]];q.value=t;q.alignment=Alignment(horizontal='center');q.font=Font(bold=True,color='FFFFFF')
        for x in ws[a][0]:x.fill=PatternFill('solid',fgColor='7A3B1D')
    for a,t in(('A5:A6','GL Account Name'),('B5:B6','Number'),('C5:C6','Mapping Key')):
        ws.merge_cells(a);q=ws[a[:2]];q.value=t;q.font=Font(bold=True);q.alignment=Alignment(vertical='center')
    for i in range(6):
        q=ws.cell(6,4+i,'Dr' if i%2==0 else 'Cr');q.font=Font(bold=True);q.alignment=Alignment(horizontal='right')
    r=7;rows=[];tots=[];G=[0]*6
    def put(r,v,bold,zero):
        for i,x in enumerate(v):
            if x==0 and not zero:continue
            q=ws.cell(r,4+i)
            if i<2 and not bold:q.value=f'{x/100:,.2f}';q.alignment=Alignment(horizontal='right')
            else:q.value=x/100;q.number_format='#,##0.00'
            if bold:q.font=Font(bold=True);q.border=Border(top=thin)
    f=lambda v,z=False:{k:c2(x) for k,x in zip(K,v) if z or x}
    for s,l in acc:
        ws.cell(r,1,s).font=Font(bold=True,color='7A3B1D');r+=1;S=[0]*6
        for n,c,b in l:
            v=six(c);S=[a+x for a,x in zip(S,v)]
            if c=='51400':continue   # planted: line dropped, totals keep it
            if not any(v):continue
            q=ws.cell(r,1,n);q.alignment=Alignment(indent=1);ws.cell(r,2,c);ws.cell(r,3,'map-'+c[::-1]);put(r,v,0,0);r+=1
            rows.append({'name':n,'account':c,**f(v)})
        lab='Total '+s.title();ws.cell(r,1,lab).font=Font(bold=True);put(r,S,1,1);r+=2
        tots.append({'label':lab,**f(S,1)});G=[a+x for a,x in zip(G,S)]
    assert G[0]==G[1] and G[2]==G[3] and G[4]==G[5]
    ws.cell(r,1,'TRIAL BALANCE TOTALS').font=Font(bold=True);put(r,G,1,1);tots.append({'label':'TRIAL BALANCE TOTALS',**f(G,1)})
    ws.cell(r+2,1,'Accounts with no balance and no postings are suppressed.').font=Font(italic=True)
    ws.column_dimensions['A'].width=40;ws.column_dimensions['B'].width=10;ws.column_dimensions['C'].hidden=True
    for x in'DEFGHI':ws.column_dimensions[x].width=17
    ws.freeze_panes='D7';ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(D+name+'.xlsx')
    save(name,'xlsx','TB',K,rows,tots,'STUDENT_HOUSING','Copperline site accounting (Entrata export)','name before code, three Dr/Cr pairs, merged group heads, hidden column, opening pair stored as text','text numbers, hidden column, row dropped',
      {"what":"account 51400 Repairs – Appliances dropped from OPERATING EXPENSES; the section total and the trial balance totals still include it","kind":"row dropped"})
# ---------- 3 QuickBooks combining, Dr/Cr marks
def tb3():
    name='pine_hollow_mhc_combining_tb';R=random.Random(1903)
    L=[l.split('|') for l in '''Checking – Valley Farmers Bank|8821940|2210455
Savings – Capital Reserve|15000000|
Accounts Receivable – Lot Rent|1922085|
Accounts Receivable – Home Rent||884510
Notes Receivable – Home Sales||21455033
Due from Pine Hollow Homes LLC|6130000|
Inventory – Homes for Sale||18840000
Land|98000000|
Land Improvements: Roads, Pads & Utilities|171244018|
Wells & Lift Station|22310055|
Rental Homes||61290400
Vehicles & Equipment|4489000|611500
Accumulated Depreciation|-61220874|-14022910
Accounts Payable|-1988242|-733019
Credit Card – Shop & Fuel|-309416|-88104
Lot Deposits Held|-3110000|
Home Deposits Held||-1290000
Prepaid Lot Rent|-744250|
Due to Pine Hollow Park LLC||-6130000
Note Payable – Valley Farmers Bank (matures 2031)|-141872066|
Floor Plan Loan||-17350000
Member Capital – Orrin Vasbinder|X|X
Member Draws|9600000|1200000
Lot Rent Income|-41288500|
Home Rent Income||-12144075
Home Sale Revenue||-9875000
Water & Sewer Billed Back|-5120633|
Lot Rent from Homes LLC|-2340000|
Late & NSF Fees|-402550|-98500
Cost of Homes Sold||7211844
Lot Rent Paid to Park LLC||2340000
Manager Wages (on-site couple who also run the office and the store)|4160000|1040000
Maintenance: Trees, Mowing & Snow|2908470|
Maintenance: Water System Testing|1104018|
Maintenance: Home Rehab & Make-Ready||2980655
Electric – Street Lights & Pumps|1033792|
Trash|2412000|
Property Tax|5644120|902244
Insurance|2120908|1344017
Licenses, Titles & Permits|184500|329275
Legal & Evictions|411850|266000
Interest|7920331|988450
Depreciation|6600000|2112000'''.split('\n')]
    g=lambda s:None if s in('','X') else int(s)
    rows=[[n,g(a),g(b),None,0] for n,a,b in L]
    by={r[0]:r for r in rows};cap=by['Member Capital – Orrin Vasbinder']
    for i in(1,2):cap[i]=-sum(r[i] or 0 for r in rows)
    for a,b,v in(('Due from Pine Hollow Homes LLC','Due to Pine Hollow Park LLC',6130000),('Lot Rent Paid to Park LLC','Lot Rent from Homes LLC',2340000)):
        by[a][3]=-v;by[b][3]=v
    for r in rows:r[4]=sum(x or 0 for x in r[1:4])
    K=['other:Pine Hollow Park LLC','other:Pine Hollow Homes LLC','other:Inter-company Eliminations','other:Combined Both Entities']
    td=[sum(max(r[i] or 0,0) for r in rows) for i in range(1,5)];tc=[sum(min(r[i] or 0,0) for r in rows) for i in range(1,5)]
    assert [a+b for a,b in zip(td,tc)]==[0]*4
    tot=[('TOTAL DEBITS',td),('TOTAL CREDITS',tc),('Out of balance',[0]*4)]
    def m(v):return '' if v is None else f'{abs(v)/100:,.2f}'+(' Dr' if v>0 else ' Cr' if v<0 else '')
    from reportlab.platypus import SimpleDocTemplate,Table,Paragraph,Spacer
    from reportlab.lib.styles import ParagraphStyle as PS
    from reportlab.lib.pagesizes import letter
    from reportlab.lib import colors
    b=PS('b',fontName='Times-Roman',fontSize=9,leading=10.5);e=PS('e',parent=b,spaceAfter=5)
    data=[['','Pine Hollow\nPark LLC','Pine Hollow\nHomes LLC','Inter-company\nEliminations','Combined\nBoth Entities']]
    for r in rows:data.append([Paragraph(r[0].replace('&','&amp;'),b)]+[m(x) for x in r[1:]])
    for l,v in tot:data.append([l]+[m(x) if l[0]=='T' else '0.00' for x in v])
    T=Table(data,colWidths=[190,92,92,92,98],repeatRows=1)
    n=len(data)
    T.setStyle([('FONT',(0,0),(-1,-1),'Times-Roman',9),('FONT',(0,0),(-1,0),'Times-Bold',9),('ALIGN',(1,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'BOTTOM'),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),2),('LINEBELOW',(0,0),(-1,0),1,colors.black),('FONT',(0,n-3),(-1,-2),'Times-Bold',9),('FONT',(0,n-1),(-1,-1),'Times-Italic',9),('LINEABOVE',(1,n-3),(-1,n-3),.6,colors.black),('LINEBELOW',(1,n-2),(-1,n-2),.6,colors.black)])
    def foot(c,d):
        c.setFont('Times-Italic',8);c.drawString(40,26,'Unaudited – prepared from QuickBooks company files by L. Strandquist, EA');c.drawRightString(572,26,f'Sheet {d.page}')
    doc=SimpleDocTemplate(D+name+'.pdf',pagesize=letter,leftMargin=24,rightMargin=24,topMargin=40,bottomMargin=46)
    doc.build([Paragraph('<b><font size=13>Pine Hollow Manufactured Home Community</font></b>',PS('t',parent=e,leading=16)),Paragraph('Combining Trial Balance, as of December 31, 2025 (148 lots, 31 community-owned homes)',e),
     Paragraph('The two companies share one owner. The Park company owns land and lots; the Homes company owns rental homes, sells homes and carries the notes. Lots under its homes are rented from the Park at $629.03 a month on average.',e),Spacer(1,6),T],onFirstPage=foot,onLaterPages=foot)
    f=lambda v:{k:c2(x) for k,x in zip(K,v) if x is not None}
    save(name,'pdf','TB',K,[{'name':r[0],**f(r[1:])} for r in rows],[{'label':l,**f(v)} for l,v in tot],'MANUFACTURED_HOUSING','L. Strandquist EA (QuickBooks)','combining TB of two entities, Dr/Cr marks after amounts, no codes, wrapped name','Dr/Cr marks, two entities and eliminations, blank cells')
