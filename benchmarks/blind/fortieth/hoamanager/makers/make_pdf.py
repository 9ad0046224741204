from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, legal
from reportlab.lib import colors
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
U='/usr/share/fonts/type1/urw-base35/'; T='/usr/share/fonts/truetype/'
def t1(n):
    import glob
    p='/usr/share/fonts/X11/Type1/'+n
    face=pdfmetrics.EmbeddedType1Face(U+n+'.afm',p+'.pfb'); pdfmetrics.registerTypeFace(face)
    pdfmetrics.registerFont(pdfmetrics.Font(n,face.name,'WinAnsiEncoding')); return n
def tt(n,f): pdfmetrics.registerFont(TTFont(n,T+f)); return n
tt('Nar','liberation/LiberationSansNarrow-Regular.ttf'); tt('NarB','liberation/LiberationSansNarrow-Bold.ttf')
tt('DjS','dejavu/DejaVuSerifCondensed.ttf'); tt('DjSB','dejavu/DejaVuSerifCondensed-Bold.ttf'); tt('DjC','dejavu/DejaVuSansCondensed.ttf'); tt('DjCB','dejavu/DejaVuSansCondensed-Bold.ttf')
for f in ('P052-Roman','P052-Bold','P052-Italic','URWBookman-Light','URWBookman-Demi'): t1(f)

# 1 -------------------------------------------------------------- condominium fund balance sheet
def d1():
    R=random.Random(4101); prop='Pelican Reach Condominium Association, Inc.'
    s=St('Balance Sheet - Funds',prop,None,'2025-06-30',['Operating Fund','Replacement Fund','2024 Roof Special Assessment','Total All Funds'],
      derive=lambda b,k:[b[0],b[1],b[2],sum(x or 0 for x in b)],zero_none=True)
    N=None
    s.h('ASSETS')
    a=[s.l('Cash - First Gulfway Bank operating',[84211,N,N]),s.l('Cash - money market',[60350,318407,41922]),s.l('Certificates of deposit',[N,450000,N]),
       s.l('Assessments receivable',[23918,N,66240]),s.l('Less: allowance for doubtful accounts',[-6400,N,-2500]),s.l('Prepaid insurance',[97365,N,N]),
       s.l('Accrued interest receivable',[N,4108,N]),s.l('Utility deposits',[3275,N,N]),s.l('Due from (to) other funds',[-18500,31000,-12500])]
    ta=s.t('TOTAL ASSETS',a,type='TOTAL',key='total_assets')
    s.h('LIABILITIES AND FUND BALANCES')
    s.h('Liabilities',1)
    li=[s.l('Accounts payable',[31744,N,58310],2),s.l('Accrued expenses',[9120,N,N],2),s.l('Assessments received in advance',[27486,N,3180],2),s.l('Insurance premium note payable',[61033,N,N],2),
        s.l('Contract liabilities (replacement assessments)',[N,729304,N],2),s.l('Bank line of credit',[N,N,150000],2)]
    tl=s.t('Total liabilities',li,ind=1,key='total_liabilities')
    s.h('Fund balances',1)
    ba=s.rows[ta]['base']; bl=s.rows[tl]['base']
    fb=[ba[i]-bl[i] for i in range(3)]; cy=[17238,11906,-22470]
    f=[s.l('Fund balance, January 1, 2025',[fb[i]-cy[i] for i in range(3)],2),s.l('Current year surplus (deficit)',cy,2)]
    tf=s.t('Total fund balances',f,ind=1,key='total_equity')
    s.t('TOTAL LIABILITIES AND FUND BALANCES',[tl,tf],type='TOTAL')
    n='pelican_reach_bs_0625.pdf'; c=canvas.Canvas(path(n),pagesize=letter); W,H=letter
    c.setFont('Times-Bold',13); c.drawCentredString(W/2,H-60,'PELICAN REACH CONDOMINIUM ASSOCIATION, INC.')
    c.setFont('Times-Roman',11); c.drawCentredString(W/2,H-75,'Balance Sheet - Funds'); c.drawCentredString(W/2,H-89,'June 30, 2025'); c.setFont('Times-Italic',9); c.drawCentredString(W/2,H-101,'(Unaudited - for Board use only)')
    X=[318,396,474,556]; y=H-128; c.setFont('Times-Bold',8.5)
    for x,ls in zip(X,[['','Operating','Fund'],['','Replacement','Fund'],['2024 Roof','Special','Assessment'],['','Total','All Funds']]):
        for i,q in enumerate(ls): c.drawRightString(x,y-i*10,q)
        c.line(x-58,y-23,x,y-23)
    y-=40
    for r in s.rows:
        b=r['type']!='LINE'; c.setFont('Times-Bold' if b else 'Times-Roman',9.5)
        if r['label'] in('LIABILITIES AND FUND BALANCES','Fund balances'): y-=9
        c.drawString(48+r['ind']*11,y,r['label'])
        if r['vals']:
            top=r['type']=='TOTAL'; first=r['label'].startswith('Cash - First')
            for x,v in zip(X,r['vals']):
                tx=par(v,0,'-'); 
                if b: c.line(x-52,y+9.5,x,y+9.5)
                c.drawRightString(x+(3 if tx.endswith(')') else 0),y,tx)
                if top or first: c.drawString(x-54,y,'$')
                if top: c.line(x-52,y-2.5,x,y-2.5); c.line(x-52,y-4.5,x,y-4.5)
        y-=15 if not (b and r['vals']) else 19
    c.setFont('Times-Italic',8); c.drawString(48,66,'No assurance is provided on these financial statements. Substantially all disclosures required by GAAP are omitted.')
    c.drawString(48,55,'Replacement cash is held at two institutions; see reconciliation tab 4.'); c.drawRightString(556,55,'Prepared by Tidewatch Association Accounting   7/14/2025')
    c.save(); save(n,s,'OTHER','BALANCE_SHEET','condo association fund-column balance sheet, Times, interfund line, dashes',True)

# 2 -------------------------------------------------------------- co-op annual report, three statements
def d2():
    R=random.Random(4102); prop='412 Larkmead Avenue Owners Corp.'
    yrs=[2024,2023]
    inc={'Maintenance charges':[2118640,2060320],'Commercial rent - ground floor':[214800,208560],'Capital assessment':[180000,0],'Laundry and storage income':[31412,30066],'Transfer fees (flip tax)':[68250,41900],'Late fees and miscellaneous':[7814,9120],'Interest income':[22467,11380]}
    bud=[2118600,214800,180000,30000,45000,7500,15000]
    D='columns'
    cols=['2024','2023','2024 Budget (Unaudited)']
    o=St('Statements of Operations',prop,'2024-01-01','2024-12-31',cols,page=3,zero_none=True)
    o.h('Revenues')
    it=[o.l(k,[v[0],v[1],bud[i]]) for i,(k,v) in enumerate(inc.items())]
    ti=o.t('Total revenues',it,key='total_income')
    o.h('Expenses')
    G=[('Administrative',[('Management fee',92400,89700,92400),('Legal fees',18344,26910,20000),('Accounting and auditing',21500,20750,21500),('Office, telephone and other',14207,13388,14000)]),
       ('Operating',[('Payroll and related costs',611820,589004,620000),('Heating fuel and gas',148266,171345,165000),('Electricity',88154,84907,90000),('Water and sewer',104631,98720,105000),('Supplies and extermination',22876,20044,21000)]),
       ('Repairs and maintenance',[('Elevator',38790,34120,36000),('Plumbing, heating and boiler',57314,44875,45000),('Other repairs',71928,80217,70000)]),
       ('Taxes and insurance',[('Real estate taxes',734910,712366,738000),('Insurance',142775,119840,140000),('Corporation taxes',4200,3950,4200)]),
       ('Financial',[('Interest on mortgage',201344,206915,201300)])]
    sub=[]
    for g,ls in G:
        o.h(g,1); sub.append(o.t('Total '+g.lower(),[o.l(a,[x,y,z],2) for a,x,y,z in ls],ind=1))
    te=o.t('Total expenses before depreciation',sub,key='total_operating_expenses')
    ib=o.t('Income before depreciation and amortization',[ti],[te],type='SUBTOTAL')
    dep=o.l('Depreciation and amortization',[318402,306118,None],0)
    ni=o.t('Net loss',[ib],[dep],type='TOTAL',key='net_income')
    o.rows[ni]['vals'][2]=None; o.rows[ni]['nofoot']={2}
    nl=o.rows[ni]['base'][:2]
    # cash flow
    cf=St('Statements of Cash Flows',prop,'2024-01-01','2024-12-31',['2024','2023'],page=4,zero_none=True)
    cf.h('Cash flows from operating activities')
    A=[cf.l('Net loss',nl),]
    cf.h('Adjustments to reconcile net loss to net cash provided by operating activities:',1)
    wc={'Tenant-shareholder receivables':[-8412,5120],'Mortgage escrow deposits':[-11250,-9400],'Prepaid expenses':[-6933,-3117],'Accounts payable and accrued expenses':[27688,-14206],'Maintenance received in advance':[4310,6175]}
    A+=[cf.l('Depreciation and amortization',[318402-9600,306118-9600],2),cf.l('Amortization of debt issuance costs',[9600,9600],2)]
    cf.h('(Increase) decrease in assets / increase (decrease) in liabilities:',1)
    A+=[cf.l(k,v,2) for k,v in wc.items()]
    op=cf.t('Net cash provided by operating activities',A)
    cf.h('Cash flows from investing activities')
    iv=[cf.l('Lobby, facade and boiler improvements',[-286410,-94300]),cf.l('(Purchase) redemption of Treasury bills',[-100000,50000])]
    inv=cf.t('Net cash used in investing activities',iv)
    cf.h('Cash flows from financing activities')
    fi=[cf.l('Principal payments on mortgage',[-118244,-112603]),cf.l('Paid-in capital - sale of storage rights',[24000,0])]
    fin=cf.t('Net cash used in financing activities',fi)
    net=cf.t('Net increase (decrease) in cash',[op,inv,fin],key='net_cash_flow')
    n24,n23=cf.rows[net]['base']; c22=406318; c23=c22+n23; c24=c23+n24
    bg=cf.l('Cash and cash equivalents, beginning of year',[c23,c22],0); cf.t('Cash and cash equivalents, end of year',[net,bg],type='TOTAL')
    # balance sheet
    b=St('Balance Sheets',prop,None,'2024-12-31',['2024','2023'],page=2,zero_none=True)
    b.h('Assets')
    rc,es,pp,ap,ad=41288,63520,58114,131406,38755
    dl=lambda k,x0:[x0-wc[k][0],x0]
    dp=lambda k,x0:[x0+wc[k][0],x0]
    tb=[300000,200000]
    rows=[b.l('Cash and cash equivalents',[c24,c23]),b.l('U.S. Treasury bills - reserve fund',tb),b.l('Tenant-shareholder receivables',dl('Tenant-shareholder receivables',rc)),b.l('Mortgage escrow deposits',dl('Mortgage escrow deposits',es)),b.l('Prepaid expenses',dl('Prepaid expenses',pp))]
    tca=b.t('Total current assets',rows)
    b.h('Property and equipment')
    ac=-4218330
    pr=[b.l('Land',[1150000,1150000]),b.l('Building and improvements',[9482716+286410,9482716]),b.l('Less: accumulated depreciation',[ac-(318402-9600),ac])]
    tp=b.t('Net property and equipment',pr)
    ta=b.t('Total assets',[tca,tp],type='TOTAL',key='total_assets')
    b.h("Liabilities and stockholders' equity"); b.h('Liabilities',1)
    mp=5214880
    ls=[b.l('Accounts payable and accrued expenses',dp('Accounts payable and accrued expenses',ap),2),b.l('Maintenance received in advance',dp('Maintenance received in advance',ad),2),b.l('Security deposits - commercial',[35800,35800],2),
        b.l('Mortgage payable, net of unamortized debt issuance costs',[mp-118244+9600,mp],2)]
    tl=b.t('Total liabilities',ls,ind=1,key='total_liabilities')
    b.h("Stockholders' equity",1)
    cs=[28416,28416]; apic=[3904112,3880112]
    ta_=b.rows[ta]['base']; tl_=b.rows[tl]['base']; dfc=[ta_[i]-tl_[i]-cs[i]-apic[i] for i in (0,1)]
    assert dfc[0]-dfc[1]==nl[0],(dfc,nl)
    eq=[b.l('Common stock, $1 par; 30,000 shares authorized, 28,416 issued',cs,2),b.l('Additional paid-in capital',apic,2),b.l('Accumulated deficit',dfc,2)]
    te2=b.t("Total stockholders' equity",eq,ind=1,key='total_equity')
    b.t("Total liabilities and stockholders' equity",[tl,te2],type='TOTAL')
    n='larkmead_owners_annual_2024.pdf'; c=canvas.Canvas(path(n),pagesize=letter); W,H=letter
    F,B,I='P052-Roman','P052-Bold','P052-Italic'
    c.setFont(B,20); c.drawCentredString(W/2,H-250,'412 LARKMEAD AVENUE OWNERS CORP.'); c.setFont(F,13); c.drawCentredString(W/2,H-285,'FINANCIAL STATEMENTS'); c.drawCentredString(W/2,H-305,'YEARS ENDED DECEMBER 31, 2024 AND 2023'); c.line(200,H-320,W-200,H-320)
    c.setFont(I,11); c.drawCentredString(W/2,120,'Hollenbeck Strand & Pruitt, Certified Public Accountants'); c.showPage()
    def page(s,ttl,sub,X,heads,no,lh=15):
        c.setFont(B,12); c.drawString(60,H-58,'412 LARKMEAD AVENUE OWNERS CORP.'); c.drawString(60,H-74,ttl); c.setFont(F,10.5); c.drawString(60,H-89,sub); c.setLineWidth(1.4); c.line(60,H-95,W-50,H-95); c.setLineWidth(.5)
        y=H-120; c.setFont(B,9.5)
        for x,hh in zip(X,heads):
            for i,q in enumerate(hh): c.drawRightString(x,y-11*i,q)
            c.line(x-62,y-14-(11 if len(heads[-1])>1 else 0),x,y-14-(11 if len(heads[-1])>1 else 0))
        y-=34
        for r in s.rows:
            bold=r['type'] in('TOTAL',) or (r['type']=='HEADING' and r['ind']==0); c.setFont(B if bold else (I if r['type']=='HEADING' else F),9.5)
            if r['type']=='HEADING' and r['ind']==0: y-=5
            c.drawString(60+12*r['ind'],y,r['label'])
            if r['vals']:
                for x,v in zip(X,r['vals']):
                    if v is None and r['label'] in('Net loss','Depreciation and amortization'): 
                        continue
                    tx=par(v,0,'\u2014')
                    if r['type']!='LINE' : c.line(x-60,y+9.5,x,y+9.5)
                    c.drawRightString(x+(3 if tx[-1]==')' else 0),y,tx)
                    if r['type']=='TOTAL':
                        c.drawString(x-62,y,'$'); c.line(x-60,y-2,x,y-2); c.line(x-60,y-4,x,y-4)
            y-=lh+(3 if r['type'] in('SUBTOTAL','TOTAL') else 0)
        c.setFont(I,8.5); c.drawCentredString(W/2,48,'See accompanying notes to financial statements.'); c.setFont(F,9); c.drawCentredString(W/2,32,f'- {no} -'); c.showPage()
    page(b,'BALANCE SHEETS','December 31, 2024 and 2023',[470,555],[['2024'],['2023']],3,17)
    page(o,'STATEMENTS OF OPERATIONS','Years Ended December 31, 2024 and 2023',[385,465,555],[['','2024'],['','2023'],['2024 Budget','(Unaudited)']],4,12.4)
    page(cf,'STATEMENTS OF CASH FLOWS','Years Ended December 31, 2024 and 2023',[470,555],[['2024'],['2023']],5,17)
    c.save(); save(n,[b,o,cf],'COOPERATIVE','OPERATING_STATEMENT','CPA annual report with cover, three statements, Palatino',True)

# 3 -------------------------------------------------------------- office condo budget comparison
def d3():
    R=random.Random(4103); prop='Brightwater Professional Park Office Condominium'
    def dv(b,k):
        sg=1 if k=='inc' else -1
        return [b[0],b[1],round(sg*(b[0]-b[1]),2),b[2],b[3],round(sg*(b[2]-b[3]),2),b[4]]
    cols=['Current Period Actual','Current Period Budget','Current Period Variance','Year to Date Actual','Year to Date Budget','Year to Date Variance','Annual Budget']
    s=St('Income Statement - Budget Comparison',prop,'2025-01-01','2025-09-30',cols,derive=dv,nd=2); s.varcols={2,5}
    def ln(ann,var=.1,pm=None):
        m=round(ann/12,2); a=round(m*(1+R.uniform(-var,var)),2) if var else m; y=round(m*9*(1+R.uniform(-var,var)*.5),2) if var else round(m*9,2)
        return [a,m,y,round(m*9,2),round(ann,2)]
    INC=[('40100','Unit Assessments',[41250.00,41250.00,371250.00,371250.00,495000.00]),('40150','Reserve Assessments',[6875.00,6875.00,61875.00,61875.00,82500.00]),('40400','Late Charges',ln(1800,.6)),('40450','NSF / Returned Item Fees',[0,12.5,70,112.5,150]),('40700','Utility Reimb - Suite 118 Dental',ln(9600,.15)),('40800','Conference Room Rental',ln(5400,.4)),('40900','Interest Income - Operating',ln(720,.3)),('40910','Interest Income - Reserve',ln(6600,.2))]
    ti=s.sec('INCOME',INC,'Total Income',key='total_income')
    G=[('Administrative',[('50100','Management Fee',[2650,2650,23850,23850,31800]),('50120','Legal - Collections',ln(6000,.9)),('50130','Audit & Tax Preparation',[0,0,5850,6000,6000]),('50150','Postage & Copies',ln(1620,.3)),('50170','Bank Charges',[15,20,135,180,240]),('50190','Website / Owner Portal',[95,95,855,855,1140])]),
       ('Utilities',[('51100','Electric - Common Area',ln(38400,.12)),('51200','Water & Sewer',ln(24000,.15)),('51300','Gas',ln(8400,.4)),('51400','Telephone - Elevator & Fire Line',ln(4920,.05)),('51500','Trash & Recycling',ln(15600,.04))]),
       ('Building Maintenance',[('52100','Janitorial Contract',[4850,4850,43650,43650,58200]),('52150','Janitorial Supplies',ln(4800,.3)),('52200','HVAC Contract - Common',ln(14400,.05)),('52250','HVAC Repairs',ln(12000,.7)),('52300','Elevator Contract',[612.40,600,5511.60,5400,7200]),('52400','Fire & Life Safety',ln(9000,.8)),('52500','Plumbing Repairs',ln(7200,.6)),('52600','Lighting & Electrical',ln(5400,.4)),('52700','Window Cleaning',[2150,1800,4300,3600,7200]),('52800','Roof Repairs',[0,250,3120.55,2250,3000])]),
       ('Grounds',[('53100','Landscape Contract',[2980,2980,26820,26820,35760]),('53150','Irrigation Repairs',ln(3600,.5)),('53200','Parking Lot Sweeping',[380,380,3420,3420,4560]),('53300','Snow Removal',[0,0,21468.75,16000,24000]),('53400','Pest Control',[145,150,1305,1350,1800])]),
       ('Insurance & Taxes',[('54100','Property & Liability Insurance',[4712.83,4500,41515.47,40500,54000]),('54200','D&O / Fidelity',ln(3300,.03)),('54300','Federal & State Income Tax',[0,0,1140,900,900])])]
    s.h('EXPENSES'); sub=[]
    for g,ls in G:
        s.h(g,1); sub.append(s.t('Total '+g,[s.l(a,v,2,cd,'exp') for cd,a,v in ls],ind=1,kind='exp'))
    te=s.t('Total Operating Expenses',sub,kind='exp',key='total_operating_expenses')
    noi=s.t('Net Operating Income',[ti],[te],key='noi')
    s.h('RESERVE TRANSFERS & EXPENDITURES')
    rs=[s.l('Contribution to Reserves',[6875,6875,61875,61875,82500],1,'60100','exp'),s.l('Reserve Exp - Asphalt Overlay Ph. 2',[0,0,28640,30000,30000],1,'60210','exp')]
    tr=s.t('Total Reserve Transfers & Expenditures',rs,kind='exp')
    s.t('NET INCOME / (LOSS)',[noi],[tr],type='TOTAL',key='net_income')
    n='brightwater_office_budget_comp_sep25.pdf'; W,H=landscape(letter); c=canvas.Canvas(path(n),pagesize=(W,H))
    X=[262,322,380,428,498,566,634,682,752]; 
    st={'p':0}
    def head():
        st['p']+=1
        c.setFont('Helvetica-Bold',11); c.drawString(36,H-36,'Brightwater Professional Park Office Condominium'); c.setFont('Helvetica',8.5); c.drawString(36,H-48,'Income Statement - Budget Comparison'); c.drawString(36,H-59,'Period 9/1/2025 - 9/30/2025     Fund: All')
        c.setFont('Helvetica',7); c.drawRightString(756,H-36,f"Page {st['p']} of 2"); c.drawRightString(756,H-46,'Run: 10/08/2025 4:52 PM  Accrual')
        c.setFillColor(colors.Color(.85,.89,.94)); c.rect(36,H-92,720,25,stroke=0,fill=1); c.setFillColor(colors.black)
        c.setFont('Helvetica-Bold',7.5); c.drawCentredString(320,H-76,'-------------- Current Period --------------'); c.drawCentredString(582,H-76,'---------------- Year to Date ----------------'); c.drawRightString(752,H-76,'Annual')
        c.drawString(40,H-88,'Account')
        for x,h in zip(X,['Actual','Budget','Variance','%','Actual','Budget','Variance','%','Budget']): c.drawRightString(x,H-88,h)
        return H-104
    y=head()
    for i,r in enumerate(s.rows):
        if y<46 or (r['label']=='Grounds' and st['p']==1): c.showPage(); y=head()
        b=r['type']!='LINE'; c.setFont('Helvetica-Bold' if b else 'Helvetica',7.3)
        if r['type']=='HEADING': y-=2
        c.drawString(38+8*max(0,r['ind']-1)+(0 if not r['code'] else 0),y,(r['code']+'  ' if r['code'] else '')+r['label'])
        if r['vals']:
            v=r['vals']; pc=lambda a,bb:('N/A' if not bb else f'{100*a/bb:.1f}%')
            cells=[f'{v[0]:,.2f}',f'{v[1]:,.2f}',par(v[2],2,'0.00'),pc(v[2],v[1]),f'{v[3]:,.2f}',f'{v[4]:,.2f}',par(v[5],2,'0.00'),pc(v[5],v[4]),f'{v[6]:,.2f}']
            cells=[par(q,2,'0.00') if not isinstance(q,str) else q for q in cells]
            for k,m in ((0,0),(1,1),(4,3),(5,4),(8,6)): cells[k]=par(v[m],2,'0.00')
            for x,tx in zip(X,cells): c.drawRightString(x,y,tx)
            if b:
                for x in (X[0],X[1],X[2],X[4],X[5],X[6],X[8]): c.setLineWidth(.4); c.line(x-46,y+7.6,x,y+7.6)
            if r['type']=='TOTAL':
                for x in (X[0],X[1],X[2],X[4],X[5],X[6],X[8]): c.line(x-46,y-2,x,y-2); c.line(x-46,y-3.6,x,y-3.6)
        y-=10.4+(3 if b and r['vals'] else 0)
    c.setFont('Helvetica-Oblique',6.5); c.drawString(38,y-8,'Variance: favorable positive, (unfavorable). Budget approved by Board of Managers 11/19/2024.')
    c.save(); save(n,s,'OFFICE','OPERATING_STATEMENT','association software budget comparison, grouped headers, % columns, two pages',True)

# 4 -------------------------------------------------------------- parking T12
def d4():
    R=random.Random(4104); prop='Cobalt Street Garage'
    mn=['Jul 2024','Aug 2024','Sep 2024','Oct 2024','Nov 2024','Dec 2024','Jan 2025','Feb 2025','Mar 2025','Apr 2025','May 2025','Jun 2025']
    s=St('Trailing Twelve Month Operating Statement',prop,'2024-07-01','2025-06-30',mn+['Total'],derive=lambda b,k:b+[sum(x or 0 for x in b)],zero_none=True)
    se=[9,9,10,11,10,12,8,8,10,11,11,10]
    Z=lambda d:[d.get(m) for m in range(12)]
    s.h('Parking Revenue')
    a=[s.l('Transient - gate',months(R,742000,.05,se)),s.l('Transient - validation',months(R,96400,.08,se)),s.l('Monthly contracts',months(R,611000,.015)),s.l('Monthly - reserved premium',months(R,48600,.02)),s.l('Event parking',months(R,133000,.25,[4,4,8,10,12,14,6,6,9,11,9,7])),s.l('EV charging',months(R,17200,.1)),s.l('Refunds and chargebacks',[-abs(x) for x in months(R,9100,.3)]),s.l('Less: city parking tax remitted',None or [0]*12)]
    # tax = 8% of gates+events
    rows=s.rows; tax=[-round(.08*sum(rows[i]['base'][m] for i in (a[0],a[1],a[4]))) for m in range(12)]
    rows[a[7]]['base']=tax; rows[a[7]]['vals']=s.derive(tax,'')
    tp=s.t('Net Parking Revenue',a)
    s.h('Other Revenue')
    o=[s.l('Antenna / rooftop license',[2850]*6+[2936]*6),s.l('Ground-floor kiosk rent',[1900]*12),s.l('Lost ticket & key card fees',months(R,5200,.3)),s.l('Car wash commission',Z({0:410,1:388,2:402,9:377,10:431,11:455}))]
    to=s.t('Total Other Revenue',o); ti=s.t('TOTAL REVENUE',[tp,to],key='total_income')
    subs=[]
    for g,ls in [('Payroll',[('Cashiers & attendants',months(R,186000,.04)),('Supervision',months(R,64200,.01)),('Payroll taxes & benefits',months(R,58400,.05)),('Overtime - events',months(R,14100,.3,[4,4,8,10,12,14,6,6,9,11,9,7]))]),
                 ('Facility',[('Electricity',months(R,71300,.08,[12,12,10,9,9,10,11,10,9,9,10,11])),('Water & storm drainage',months(R,8700,.06)),('Elevator maintenance',[1265]*7+[1310]*5),('Revenue control equipment & software',months(R,33600,.05)),('Sweeping & power wash',months(R,18400,.15)),('Lighting & electrical repairs',months(R,9600,.5)),('Structural / joint sealant',Z({2:6840,8:11275})),('Snow & ice',Z({4:840,5:3910,6:5225,7:4480,8:1160})),('Signage & striping',Z({3:2210,10:4385}))]),
                 ('Administrative & General',[('Operator management fee',[4500]*12),('Credit card processing',[round((rows[a[0]]['base'][m]+rows[a[4]]['base'][m])*.027) for m in range(12)]),('Garagekeepers & liability insurance',[3416]*8+[3742]*4),('Claims under deductible',Z({1:1250,5:2500,9:615})),('Office, phone & uniforms',months(R,11900,.15)),('Bank courier',[385]*12)]),
                 ('Fixed',[('Real estate taxes',[15480]*6+[15962]*6),('BID assessment',Z({0:5120,6:5120}))])]:
        s.h(g); subs.append(s.t('Total '+g,[s.l(x,v) for x,v in ls]))
    te=s.t('TOTAL OPERATING EXPENSES',subs,key='total_operating_expenses')
    noi=s.t('NET OPERATING INCOME',[ti],[te],type='TOTAL',key='noi')
    n='cobalt_street_garage_t12.pdf'; W,H=landscape(legal); c=canvas.Canvas(path(n),pagesize=(W,H))
    X=[238+59*i for i in range(12)]+[980-20]; X=[228+55.5*i for i in range(12)]+[906+54-5]
    def head(p):
        c.setFillColor(colors.Color(.13,.22,.38)); c.rect(30,H-66,W-60,38,stroke=0,fill=1); c.setFillColor(colors.white); c.setFont('DjCB',12); c.drawString(40,H-45,'COBALT STREET GARAGE  |  612 stalls'); c.setFont('DjC',8.5); c.drawString(40,H-58,'Trailing Twelve Month Operating Statement  -  July 2024 through June 2025')
        c.drawRightString(W-40,H-45,'Quayline Parking Partners'); c.drawRightString(W-40,H-58,f'{p} / 2'); c.setFillColor(colors.black)
        c.setFont('DjCB',7.3)
        for x,m in zip(X,mn): c.drawRightString(x,H-80,m[:3]); c.drawRightString(x,H-89,m[4:])
        c.drawRightString(X[-1],H-89,'Total'); c.setLineWidth(.8); c.line(30,H-93,W-30,H-93); return H-106
    y=head(1); sh=0
    for r in s.rows:
        if r['label']=='Administrative & General': c.showPage(); y=head(2); sh=0
        b=r['type']!='LINE'
        if r['type']=='LINE':
            sh+=1
            if sh%2: c.setFillColor(colors.Color(.94,.95,.97)); c.rect(30,y-3.2,W-60,11.5,stroke=0,fill=1); c.setFillColor(colors.black)
        if r['type']=='TOTAL' or r['label'].isupper(): c.setFillColor(colors.Color(.80,.85,.92)); c.rect(30,y-3.4,W-60,12,stroke=0,fill=1); c.setFillColor(colors.black)
        c.setFont('DjCB' if b else 'DjC',7); c.drawString(34+8*r['ind'],y,r['label'])
        if r['vals']:
            for x,v in zip(X,r['vals']):
                tx=par(v,0,'-'); c.drawRightString(x+(2.5 if tx[-1]==')' else 0),y,tx)
        y-=11.8+(4 if r['type'] in('SUBTOTAL','TOTAL') else 0)
    c.setFont('DjC',6.5); c.drawString(34,y-6,'Parking tax is collected from patrons at 8% and remitted to the city; shown as a deduction from revenue. Depreciation and debt service are carried on the owner\'s books.')
    c.save(); save(n,s,'PARKING','OPERATING_STATEMENT_T12','operator T12, legal landscape, banded, two pages',False)

# 5 -------------------------------------------------------------- mobile home park, cash basis, typewriter with dot leaders
def d5():
    R=random.Random(4105); prop='Shady Bend Mobile Home Park'
    s=St('Income and Expense Statement - Cash Basis',prop,'2025-01-01','2025-06-30',['2nd Quarter','Year to Date'],nd=2)
    def q(x,p=.05): a=rnd(R,x,p,2); return [a,round(a+rnd(R,x,p,2),2)]
    ti=s.sec('INCOME RECEIVED',[('Lot rent collected (64 lots)',q(84480,.02)),('Park-owned home rent',q(11250,.03)),('Water and sewer billed back',q(9216,.06)),('Trash billed back',q(3264,.02)),('Late fees and returned checks',q(1120,.3)),('Laundry room coins',q(642,.2)),('Storage shed rent',q(900,.05)),('Sale of abandoned trailer, lot 31',[1500,1500])],'Total income received',key='total_income')
    te=s.sec('EXPENSES PAID',[('Manager free rent and wage',q(7800,0)),('Payroll taxes',q(597,.02)),('City water and sewer',q(10840,.08)),('Electric - street lights, office, pump',q(2315,.1)),('Propane - office and laundry',[212.40,1388.15]),('Trash hauling',q(3390,.02)),('Road gravel and grading',[2840,2840]),('Tree removal',[0,1650]),('Plumbing and sewer line repair',q(3975,.3)),('Park-owned home repairs',q(2260,.4)),('Mowing',[3120,3120]),('Snow plowing',[0,2475]),('Insurance',[4185,8370]),('County property tax, first half',[13914.62,13914.62]),('State park license',[0,475]),('Legal - two evictions',[986,986]),('Bookkeeping and postage',q(1065,.1))],'Total expenses paid',kind='exp',key='total_operating_expenses')
    ni=s.t('Income over expenses',[ti],[te],key='net_income',type='TOTAL')
    s.h('CASH')
    d=[s.l('Loan payments, Farmers & Drovers',[15618.24,31236.48]),s.l('Owner draws',[24000,42000])]
    bg=31407.88
    x=s.rows[ni]['base']; q1=round((x[1]-x[0])-15618.24-18000,2)
    b=s.l('Checking balance at start',[round(bg+q1,2),bg])
    s.t('Checking balance, June 30, 2025',[b,ni],d,type='TOTAL')
    n='shady_bend_mhp_2q25.pdf'; c=canvas.Canvas(path(n),pagesize=letter); W,H=letter
    y=H-54; c.setFont('Courier',10)
    for t in ['SHADY BEND MOBILE HOME PARK','INCOME AND EXPENSE STATEMENT - CASH BASIS','For quarter ended June 30, 2025 and six months']: c.drawString(W/2-len(t)*3,y,t); y-=12.5
    y-=10
    def row(a,b1,b2): return a+b1.rjust(14)+b2.rjust(15)
    c.drawString(62,y,row(' '*49,'2ND QUARTER','YEAR TO DATE')); y-=12; c.drawString(62,y,row(' '*49,'-----------','------------')); y-=14
    for r in s.rows:
        if r['type']=='HEADING':
            y-=5; c.drawString(62,y,r['label']); y-=13; continue
        neg=r['label'] in('Loan payments, Farmers & Drovers','Owner draws')
        lab=('  ' if r['ind'] else '')+('Less: ' if 0 else '')+r['label']+' '
        lab=lab+'.'*(49-len(lab)) if r['type']=='LINE' else lab.ljust(49)
        v=[('%s'%f'{z:,.2f}') for z in r['vals']]
        if r['type']!='LINE': c.drawString(62,y,row(' '*49,'-----------','------------')); y-=11
        c.drawString(62,y,row(lab,v[0],v[1])); y-=12.6
        if r['type']=='TOTAL': c.drawString(62,y+3,row(' '*49,'===========','============')); y-=10
    c.drawString(62,y-8,'Loan payments and draws are subtracted from income over expenses.'); c.drawString(62,y-21,'Security deposits are kept in savings and are not in this report.'); c.drawString(62,y-46,'Prepared from the check register.  D.H., bookkeeper   July 9, 2025')
    c.save(); save(n,s,'MANUFACTURED_HOUSING','OPERATING_STATEMENT','typed cash-basis statement, Courier, dot leaders',True)

# 6 -------------------------------------------------------------- marina cash flow
def d6():
    prop='Gannet Harbor Marina & Boatyard LLC'
    s=St('Condensed Statement of Cash Flows',prop,'2025-01-01','2025-06-30',['Six Months Ended June 30, 2025','Six Months Ended June 30, 2024','Increase (Decrease)'],derive=lambda b,k:[b[0],b[1],b[0]-b[1]],zero_none=False)
    s.h('OPERATING ACTIVITIES')
    a=[s.l('Net income',[214630,187915])]
    s.h('Adjustments:',1)
    a+=[s.l('Depreciation - docks, travel lift and buildings',[96420,91380],2),s.l('Gain on sale of work skiff',[-3150,0],2),s.l('Provision for uncollectible slip accounts',[4200,5600],2)]
    s.h('Changes in working capital:',1)
    a+=[s.l('Slip holder and yard receivables',[-38716,-22104],2),s.l('Fuel and ship store inventory',[-27305,-31880],2),s.l('Prepaid insurance and submerged land lease',[18240,16975],2),s.l('Accounts payable - fuel dock',[41592,36210],2),s.l('Deferred summer slip revenue',[288450,261700],2),s.l('Winter storage deposits',[-64800,-59250],2),s.l('Sales tax and accrued payroll',[9377,7164],2)]
    op=s.t('Cash Provided by Operating Activities',a)
    s.h('INVESTING ACTIVITIES')
    iv=s.t('Cash Used in Investing Activities',[s.l('Dock C floating pier replacement',[-312780,0]),s.l('Dredging - permit phase',[-46150,-18400]),s.l('Yard equipment',[-14985,-62300]),s.l('Proceeds from sale of work skiff',[7500,0])])
    s.h('FINANCING ACTIVITIES')
    fi=s.t('Cash Provided by (Used in) Financing Activities',[s.l('Draws - pier construction loan',[225000,0]),s.l('Principal payments - Old Colony Savings',[-58412,-55260]),s.l('Equipment note payments',[-11034,-10485]),s.l('Member distributions',[-120000,-150000])])
    ne=s.t('NET INCREASE IN CASH',[op,iv,fi],key='net_cash_flow')
    x=s.rows[ne]['base']; b24=142806
    bg=s.l('Cash, beginning of period',[171562,b24],0); s.t('CASH, END OF PERIOD',[ne,bg],type='TOTAL')
    sup=s.h('Supplemental: cash paid during the period for'); s.l('Interest',[47218,43976]); s.l('State excise and income tax',[3900,4150])
    n='gannet_harbor_cash_flows_h1.pdf'; c=canvas.Canvas(path(n),pagesize=letter); W,H=letter
    F,B='URWBookman-Light','URWBookman-Demi'
    c.setFont(B,15); c.drawRightString(W-50,H-60,'Gannet Harbor Marina & Boatyard LLC'); c.setFont(F,10); c.drawRightString(W-50,H-76,'Condensed Statement of Cash Flows (Unaudited)')
    c.setLineWidth(2); c.line(50,H-84,W-50,H-84); c.setLineWidth(.5)
    X=[400,478,560]; y=H-108; c.setFont(B,8.5); c.drawCentredString(415,y,'Six Months Ended June 30,'); c.line(346,y-4,480,y-4); c.drawRightString(560,y,'Increase'); y-=14
    for x,h in zip(X,['2025','2024','(Decrease)']): c.drawRightString(x,y,h)
    y-=22
    for r in s.rows:
        b=r['type'] in('SUBTOTAL','TOTAL') or (r['type']=='HEADING' and r['ind']==0); c.setFont(B if b else F,8.6)
        if r['type']=='HEADING' and r['ind']==0: y-=8
        c.drawString(50+10*r['ind'],y,r['label'])
        if r['vals']:
            if b:
                for x in X: c.line(x-52,y+9.5,x,y+9.5)
            for i,(x,v) in enumerate(zip(X,r['vals'])):
                tx=par(v,0,'0'); c.drawRightString(x+(3 if tx[-1]==')' else 0),y,tx)
                if r['label'] in('Net income','CASH, END OF PERIOD') : c.drawString(x-54,y,'$')
        y-=14.4
    c.setFont(F,7.5); c.drawString(50,60,'Seasonal business: annual slip contracts are invoiced in February and recognized May through October.')
    c.save(); save(n,s,'OTHER','CASH_FLOW_STATEMENT','marina indirect cash flow, Bookman, two periods and change',False)

# 7 -------------------------------------------------------------- combining statement of small strips (PLANTED total_wrong)
def d7():
    R=random.Random(4107); prop='Ostrander Family Retail Holdings'
    P=['Birch Corner Plaza','Fenwick Shoppes','Mill & Main','Route 9 Pads','Eliminations','Combined Total']
    s=St('Combining Statement of Income',prop,'2024-01-01','2024-12-31',P,derive=lambda b,k:b+[sum(x or 0 for x in b)],zero_none=True)
    N=None; r=lambda x,e=N:[rnd(R,v,.04) if v else N for v in x]+[e]
    s.h('Revenue')
    ti=s.t('Total revenue',[s.l('Base rent',r([318000,246500,171200,208000])),s.l('Percentage rent',r([6400,N,2150,N])),s.l('Common area maintenance recoveries',r([61200,44800,29300,N])),s.l('Real estate tax recoveries',r([48700,39900,21400,33600])),s.l('Insurance recoveries',r([9100,7700,4800,N])),s.l('Intercompany management fee income',[48120,N,N,N,-48120]),s.l('Signage and other income',r([3600,1250,800,2400])),s.l('Vacancy and concessions',[-14400,-21750,N,N,N])],key='total_income')
    s.h('Operating expenses')
    ex=[s.l('Real estate taxes',r([51900,43800,23700,35200])),s.l('Property insurance',r([12400,9900,7100,3300])),s.l('Parking lot, snow and landscaping',r([27600,19800,12500,1800])),s.l('Repairs and maintenance',r([22100,26400,9700,N])),s.l('Utilities - common area',r([14800,12100,6600,N])),s.l('Intercompany management fee',[N,21480,14040,12600,-48120]),s.l('Leasing commissions expensed and advertising, including broker open house',r([4200,8800,N,N])),s.l('Professional fees',r([7300,5100,3900,3200])),s.l('General and administrative',r([9900,2200,1650,900]))]
    te=s.t('Total operating expenses',ex,key='total_operating_expenses')
    noi=s.t('Net operating income',[ti],[te],key='noi')
    s.h('Other (income) and expense')
    ot=s.t('Total other expense',[s.l('Mortgage interest',r([74200,61300,38800,41500])),s.l('Depreciation and amortization',r([58300,44100,31700,27900])),s.l('Interest income',[-3118,-940,-612,-1205,N])])
    s.t('Net income',[noi],[ot],type='TOTAL',key='net_income')
    old=s.rows[te]['vals'][1]; new=old+1800
    s.plant(te,1,new,f"Total operating expenses, Fenwick Shoppes, printed {new:,} where the lines add to {old:,}",'total_wrong')
    n='ostrander_combining_income_2024.pdf'; W,H=landscape(letter); c=canvas.Canvas(path(n),pagesize=(W,H))
    c.setFont('NarB',14); c.drawCentredString(W/2,H-46,'Ostrander Family Retail Holdings'); c.setFont('Nar',11); c.drawCentredString(W/2,H-61,'Combining Statement of Income'); c.drawCentredString(W/2,H-75,'For the Year Ended December 31, 2024'); c.setFont('Nar',9); c.drawCentredString(W/2,H-87,'Income tax basis - see accountant\'s compilation report')
    X=[300,384,466,548,642,740]; y=H-114; c.setFont('NarB',10)
    for x,h in zip(X,[('Birch Corner','Plaza'),('Fenwick','Shoppes'),('','Mill & Main'),('','Route 9 Pads'),('','Eliminations'),('Combined','Total')]):
        c.drawCentredString(x-28,y,h[0]); c.drawCentredString(x-28,y-12,h[1]); c.line(x-62,y-16,x+4,y-16)
    y-=32
    for rr in s.rows:
        b=rr['type']!='LINE'; c.setFont('NarB' if b else 'Nar',10)
        if rr['type']=='HEADING': y-=4
        lab=rr['label']
        if len(lab)>50:
            k=lab.rfind(' ',0,40); c.drawString(46+10*rr['ind'],y,lab[:k]); y-=11.5; c.drawString(46+10*rr['ind']+8,y,lab[k+1:])
        else: c.drawString(46+10*rr['ind'],y,lab)
        if rr['vals']:
            for x,v in zip(X,rr['vals']):
                if v is None or v==0:
                    if b or rr['type']!='LINE': c.drawRightString(x,y,'-')
                    continue
                tx=par(v,0); 
                c.drawRightString(x+(3 if v<0 else 0),y,tx)
            if b:
                for x in X: c.line(x-50,y+9.6,x,y+9.6)
            if rr['type']=='TOTAL':
                for x in X: c.line(x-50,y-2.4,x,y-2.4); c.line(x-50,y-4.4,x,y-4.4)
        y-=13.6+(3 if b and rr['vals'] else 0)
    c.setFont('Nar',8); c.drawCentredString(W/2,34,'Page 4')
    c.save(); save(n,s,'RETAIL','OPERATING_STATEMENT','combining columns with eliminations, blank cells, wrapped label',True)

# 8 -------------------------------------------------------------- co-working, P&L by floor
def d8():
    R=random.Random(4108); prop='Lanternworks Coworking'
    s=St('Profit and Loss by Location',prop,'2025-07-01','2025-07-31',['Floor 3','Floor 5','Floor 6 Studio','Not Specified','TOTAL'],derive=lambda b,k:b+[round(sum(x or 0 for x in b),2)],nd=2)
    N=None; v=lambda a,b,c_,d=N:[rnd(R,a,.03,2) if a else N,rnd(R,b,.03,2) if b else N,rnd(R,c_,.03,2) if c_ else N,d]
    s.h('Income')
    s.h('4000 Memberships',1)
    m=[s.l('4010 Dedicated Desks',v(18200,14950,N),2),s.l('4020 Hot Desk Plans',v(9440,7220,N),2),s.l('4030 Private Offices',v(41800,52650,16400),2),s.l('4040 Virtual Mail Plans',[N,N,N,2315.00],2)]
    tm=s.t('Total 4000 Memberships',m,ind=1)
    x=[s.l('4100 Meeting Room Bookings',v(3860,4410,N),1),s.l('4150 Event Space Rental',v(N,N,9750),1),s.l('4200 Day Passes',v(1260,840,N),1),s.l('4300 Printing & Lockers',v(388,296,41),1),s.l('4900 Membership Discounts & Refunds',[-1275.00,-2140.50,N,-150.00],1)]
    ti=s.t('Total Income',[tm]+x,key='total_income')
    s.h('Cost of Goods Sold')
    cg=s.t('Total Cost of Goods Sold',[s.l('5010 Merchant & Booking Fees',v(1844,1972,612,48.17),1),s.l('5020 Coffee, Snacks & Beverage',v(1710,1535,820),1)])
    gp=s.t('Gross Profit',[ti],[cg])
    s.h('Expenses')
    top=[s.l('6000 Master Lease Rent',[24650.00,27300.00,11480.00,N],1)]
    s.h('6100 Community Staff',1)
    top.append(s.t('Total 6100 Community Staff',[s.l('6110 Wages',v(7900,7900,2600,4166.67),2),s.l('6120 Payroll Taxes',v(640,640,212,337.50),2),s.l('6130 Benefits',[N,N,N,2188.40],2)],ind=1))
    s.h('6200 Utilities',1)
    top.append(s.t('Total 6200 Utilities',[s.l('6210 Electric',v(2140,2375,1188),2),s.l('6220 Internet - Primary & Failover',[1295.00,1295.00,649.00,N],2)],ind=1))
    top+=[s.l('6300 Cleaning',v(2450,2450,1300),1),s.l('6350 Repairs & Furniture',v(612,1480,95),1),s.l('6400 Insurance',[N,N,N,986.25],1),s.l('6500 Advertising & Listing Sites',[N,N,750.00,3120.44],1),s.l('6600 Software Subscriptions',[N,N,N,1418.92],1),s.l('6700 Accounting',[N,N,N,1250.00],1)]
    te=s.t('Total Expenses',top,key='total_operating_expenses')
    noi=s.t('Net Operating Income',[gp],[te],key='noi')
    s.h('Other Income')
    oi=s.t('Total Other Income',[s.l('7100 Interest Earned',[N,N,N,86.13],1)])
    s.h('Other Expenses')
    oe=s.t('Total Other Expenses',[s.l('8100 Build-out Loan Interest',[N,1412.77,N,N],1),s.l('8200 Depreciation',[3150.00,4025.00,1890.00,N],1)])
    no=s.t('Net Other Income',[oi],[oe])
    s.t('Net Income',[noi,no],type='TOTAL',key='net_income')
    # split account number from label; blanks print as nothing, zero totals print as 0.00
    for r in s.rows:
        l=r['label']
        if l[:4].isdigit(): r['code'],r['label']=l[:4],l[5:]
        elif l.startswith('Total ') and l[6:10].isdigit(): r['code']=l[6:10]; r['full']=l; r['label']='Total '+l[11:]
    for i in s.keys: pass
    n='lanternworks_pl_by_location_jul25.pdf'; c=canvas.Canvas(path(n),pagesize=letter); W,H=letter
    X=[316,376,440,502,566]
    def foot(p): c.setFont('Helvetica',6.5); c.setFillColor(colors.grey); c.drawCentredString(W/2,30,f'Accrual Basis  Tuesday, August 12, 2025 10:14 AM GMT-05:00'); c.drawRightString(W-40,30,f'{p}/2'); c.setFillColor(colors.black)
    def hd(y):
        c.setStrokeColor(colors.grey); c.line(40,y+12,W-40,y+12); c.setFont('Helvetica-Bold',7)
        for x,h in zip(X,['FLOOR 3','FLOOR 5','FLOOR 6 STUDIO','NOT SPECIFIED','TOTAL']): c.drawRightString(x,y,h)
        c.line(40,y-5,W-40,y-5); return y-18
    c.setFont('Helvetica',17); c.drawCentredString(W/2,H-58,'Lanternworks Coworking'); c.setFont('Helvetica',12); c.drawCentredString(W/2,H-76,'Profit and Loss by Location'); c.setFont('Helvetica',9); c.drawCentredString(W/2,H-90,'July 2025')
    y=hd(H-118)
    f2=lambda v:(f'-{abs(v):,.2f}' if v<0 else f'{v:,.2f}')
    for r in s.rows:
        if y<60: foot(1); c.showPage(); y=hd(H-50)
        b=r['type'] in('SUBTOTAL','TOTAL'); c.setFont('Helvetica-Bold' if b else 'Helvetica',7.6)
        lab=r.get('full') or ((r['code']+' ' if r['code'] else '')+r['label'])
        c.drawString(42+9*r['ind'],y,lab)
        if r['vals']:
            for i,(x,v) in enumerate(zip(X,r['vals'])):
                if v is None: continue
                c.drawRightString(x,y,('$' if b else '')+f2(v) if v>=0 or not b else '$ '+f2(v))
            if b: c.setLineWidth(.4); c.line(250,y+8,W-40,y+8)
        if r['type']=='TOTAL': c.line(250,y-3,W-40,y-3); c.line(250,y-4.6,W-40,y-4.6)
        y-=14.5
    foot(2); c.save()
    save(n,s,'OFFICE','OPERATING_STATEMENT','QuickBooks-online look, columns by location, COGS, two pages',True)
def run():
    for f in (d1,d2,d3,d4,d5,d6,d7,d8): f()
