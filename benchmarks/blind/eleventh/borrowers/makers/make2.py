# PDF 6-11
from lib import *
import sys
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape,A4,legal
from reportlab.lib import colors
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
for n,f in (('Cond','dejavu/DejaVuSansCondensed.ttf'),('CondB','dejavu/DejaVuSansCondensed-Bold.ttf'),('LS','liberation2/LiberationSans-Regular.ttf'),('LSB','liberation2/LiberationSans-Bold.ttf'),('Ser','dejavu/DejaVuSerif.ttf'),('SerB','dejavu/DejaVuSerif-Bold.ttf')):
    pdfmetrics.registerFont(TTFont(n,'/usr/share/fonts/truetype/'+f))
def cv(F,size): c=canvas.Canvas(DOC+F,pagesize=size,invariant=1); return c
def d6():
    R=random.Random(506); F='bank_historical_IE_Larkspur_Crossing.pdf'
    cols=['FYE 12/31/2021','FYE 12/31/2022','FYE 12/31/2023','T-12 9/30/2024','Underwritten']
    s=S('Historical Income & Expense Summary','Larkspur Crossing Shopping Center',None,None,cols,dash0=True)
    def g(b,gr,j=.03,uw=None):
        v=[int(round(b*(1+gr)**t*(1+R.uniform(-j,j)))) for t in(0,1,2,2.75)]; return v+[uw if uw is not None else int(round(v[3]*1.02))]
    s.H('Revenue')
    i=[s.L('Base Rent',g(1184300,.025,.01,1298450)),s.L('Percentage Rent',[0,11240,18902,14377,0]),s.L('CAM Recoveries',g(168200,.04)),s.L('Real Estate Tax Recoveries',g(187400,.035)),s.L('Insurance Recoveries',g(31900,.11)),s.L('Utility Reimbursement',g(22150,.03,.08)),s.L('Antenna / Signage Income',[18000,18000,18540,18900,18900]),s.L('Miscellaneous',[4410,2875,0,6120,0])]
    gp=s.T('Gross Potential Revenue',i)
    v=s.L('Less: Vacancy & Credit Loss',[-88214,-41780,-36955,-52310,-122400]); ab=s.L('Less: Rent Abatements',[-46000,-12500,0,0,0])
    e=s.T('Effective Gross Income',[gp,v,ab],key='total_income',type='TOTAL')
    ev=s.rows[e]['v']
    s.H('Operating Expenses')
    x=[s.L('Real Estate Taxes',g(198300,.035,.01)),s.L('Property Insurance',g(34100,.12,.02)),s.L('Utilities',g(41250,.04,.05)),s.L('Repairs & Maintenance',g(57900,.05,.15)),s.L('Parking Lot / Snow Removal',g(38400,.03,.3)),s.L('Landscaping',g(24600,.04,.04)),s.L('Janitorial / Trash',g(29350,.04,.04)),s.L('Security',[0,0,21840,26208,26700]),s.L('Management Fee',[int(round(q*p)) for q,p in zip(ev,(.035,.035,.035,.035,.04))]),s.L('Professional Fees',g(16200,.02,.25)),s.L('General & Administrative',g(11800,.03,.1)),s.L('Non-Recoverable Landlord Expense',[6240,0,9115,3350,5000])]
    t=s.T('Total Operating Expenses',x,key='total_operating_expenses')
    tv=s.rows[t]['v']; true=tv[1]; st=list(str(true)); 
    for k in range(1,len(st)-1):
        if abs(int(st[k])-int(st[k+1]))>=2: st[k],st[k+1]=st[k+1],st[k]; break
    tv[1]=int(''.join(st)); s.planted=dict(what=f'Total Operating Expenses, FYE 12/31/2022: printed {tv[1]:,}, the lines add to {true:,} (digits transposed); NOI and Net Cash Flow carry the wrong total',kind='total_wrong')
    n=s.T('Net Operating Income',[e,t],[1,-1],type='TOTAL',key='noi')
    q=[s.L('Replacement Reserves',[0,0,0,0,21800]),s.L('Tenant Improvements',[84300,22750,0,41200,54500]),s.L('Leasing Commissions',[31260,9880,0,17420,27250])]
    cp=s.T('Total Capital Items',q)
    s.T('Net Cash Flow',[n,cp],[1,-1],type='TOTAL',key='net_cash_flow')
    W,H=landscape(letter); c=cv(F,(W,H))
    c.setFillColor(colors.HexColor('#0b3d2e')); c.rect(0,H-46,W,46,stroke=0,fill=1); c.setFillColor(colors.white); c.setFont('LSB',14); c.drawString(36,H-30,'Harrow & Finch Bank, N.A.'); c.setFont('LS',9); c.drawRightString(W-36,H-22,'Commercial Real Estate Credit - Form CRE-14'); c.drawRightString(W-36,H-35,'Prepared 11/18/2024   Analyst: RWT')
    c.setFillColor(colors.black); c.setFont('LSB',11); c.drawString(36,H-64,'Historical Income & Expense Summary'); c.setFont('LS',8.5); c.drawString(36,H-78,'Property: Larkspur Crossing Shopping Center'); c.drawString(300,H-78,'Source: borrower statements; T-12 per general ledger')
    X=[246+i*102 for i in range(5)]; y=H-100
    c.setFont('LSB',7.8)
    for i,h in enumerate(cols):
        a,b=(h.rsplit(' ',1)+[''])[:2] if ' ' in h else (h,'')
        c.setFillColor(colors.HexColor('#d7e6df')); c.rect(X[i],y-14,98,24,stroke=0,fill=1); c.setFillColor(colors.black); c.drawCentredString(X[i]+49,y+2,h); c.setFont('LS',7); c.drawRightString(X[i]+62,y-10,'$'); c.drawRightString(X[i]+95,y-10,'% EGI'); c.setFont('LSB',7.8)
    c.drawString(36,y-10,'Line'); c.drawString(60,y-10,'Item'); y-=26
    ln=0
    for r in s.rows:
        b=r['type']!='LINE'
        if r['type']=='TOTAL':
            c.setFillColor(colors.HexColor('#eeeeee')); c.rect(34,y-3,W-70,11,stroke=0,fill=1); c.setFillColor(colors.black)
        if r['type']=='HEADING': y-=3
        c.setFont('LSB' if b else 'LS',7.8)
        if r['type']!='HEADING': ln+=1; c.setFont('LS',7); c.drawString(38,y,str(ln)); c.setFont('LSB' if b else 'LS',7.8)
        c.drawString(60 if b else 68,y,r['label'])
        for i in range(5):
            if r['type']=='HEADING': continue
            z=r['v'][i]; c.drawRightString(X[i]+(64.5 if z and z<0 else 62),y,fm(z)); 
            c.setFont('LS',7); c.drawRightString(X[i]+95,y,'-' if not z else f'{z/ev[i]*100:.1f}%'); c.setFont('LSB' if b else 'LS',7.8)
            if r['f']: c.setLineWidth(.4); c.line(X[i]+12,y+8,X[i]+64,y+8)
        y-=11.2
    y-=8; c.setLineWidth(.7); c.rect(36,y-52,W-72,56); c.setFont('LSB',8); c.drawString(42,y-8,'Comments'); c.setFont('LS',7.5)
    for k,tx in enumerate(['Security contract began March 2023 after the grocer renewed. Percentage rent not underwritten.','Vacancy underwritten at the greater of actual and 7.5% of base rent and recoveries. Management at 4.0% of EGI.','Insurance renewal May 2024. 2021 abatements relate to COVID deferrals; final installment January 2022.']): c.drawString(42,y-20-k*11,tx)
    c.setFont('LS',7); c.drawString(36,18,'Internal use only. Unaudited.'); c.drawRightString(W-36,18,'Page 1 of 1'); c.save()
    save(F,[s],'RETAIL','OPERATING_STATEMENT','bank form, five periods side by side with % EGI','line numbers, % columns interleaved, dashes, planted total')
def d7():
    F='Linden_Row_Associates_compiled_FS_2024.pdf'; P='Linden Row Associates, LLC'; Y=['2024','2023']
    o=S('Statements of Operations and Changes in Members\' Deficit',P,'2024-01-01','2024-12-31',Y,page=4,dash0=True)
    o.H('Rental revenue'); a=[o.L('Apartment rents',[1846320,1774915]),o.L('Commercial rents',[64800,62400]),o.L('Less vacancies and concessions',[-83417,-101266])]; nr=o.T('Net rental revenue',a)
    b=o.L('Laundry, parking and other',[58203,55871]); bi=o.L('Interest income',[6118,2904]); tr=o.T('Total revenue',[nr,b,bi],key='total_income')
    o.H('Operating expenses'); x=[o.L('Administrative',[118440,112386]),o.L('Management fee',[75400,71590]),o.L('Utilities',[201763,208914]),o.L('Operating and maintenance',[312558,287041]),o.L('Real estate taxes',[238906,229144]),o.L('Insurance',[96372,78810])]
    te=o.T('Total operating expenses',x,key='total_operating_expenses'); noi=o.T('Net operating income',[tr,te],[1,-1],key='noi')
    o.H('Other expenses'); dep=[284900,279355]; amort=[9240,9240]; inte=[486217,495530]
    y=[o.L('Interest',[inte[k]+amort[k] for k in(0,1)]),o.L('Depreciation',dep)]; to=o.T('Total other expenses',y)
    ni=o.T('Net income',[noi,to],[1,-1],type='TOTAL',key='net_income'); NI=o.rows[ni]['v']
    DI=[30000,45000]
    # balances 2024,2023,2022
    tr_=[21644,17309,19822]; pre=[44110,39275,35180]; sd=[152300,149850,147200]; resv=[218406,196740,171385]; land=[1250000]*3
    bld=[7811240,7702615,7655480]; furn=[403118,371902,358840]
    acc0=3916420; acc=[-(acc0+dep[0]+dep[1]),-(acc0+dep[1]),-acc0]
    mort0=9214688; pr=[206311,197003]; mort=[mort0-pr[0]-pr[1],mort0-pr[1],mort0]; dic=[-(83160-18480),-(83160-9240),-83160]
    ap=[38716,52240,44905]; acr=[61082,58447,55318]; ppr=[19805,16212,17640]; sdl=[150980,148635,146210]
    cash0=241905+147200+171385
    cf=S('Statements of Cash Flows',P,'2024-01-01','2024-12-31',Y,page=5,dash0=True)
    d=lambda q:[q[0]-q[1],q[1]-q[2]]; m=lambda q:[-z for z in d(q)]
    cf.H('Cash flows from operating activities'); n1=cf.L('Net income',NI); cf.H('Adjustments to reconcile net income to net cash provided by operating activities:')
    ad=[cf.L('Depreciation',dep),cf.L('Amortization of debt issuance costs',amort)]; cf.H('(Increase) decrease in:'); ad+=[cf.L('Tenant receivables',m(tr_)),cf.L('Prepaid expenses',m(pre))]; cf.H('Increase (decrease) in:')
    ad+=[cf.L('Accounts payable',d(ap)),cf.L('Accrued expenses',d(acr)),cf.L('Prepaid rents',d(ppr)),cf.L('Tenant security deposits',d(sdl))]
    ta=cf.T('Total adjustments',ad); oc=cf.T('Net cash provided by operating activities',[n1,ta])
    cf.H('Cash flows from investing activities'); iv=[cf.L('Building improvements',m(bld)),cf.L('Purchase of furniture and equipment',m(furn))]; ic=cf.T('Net cash used in investing activities',iv)
    cf.H('Cash flows from financing activities'); fi=[cf.L('Principal payments on mortgage note',[-pr[0],-pr[1]]),cf.L('Distributions to members',[-DI[0],-DI[1]])]; fc=cf.T('Net cash used in financing activities',fi)
    nt=cf.T('Net increase (decrease) in cash and restricted cash',[oc,ic,fc],key='net_cash_flow'); nv=cf.rows[nt]['v']
    bg=cf.L('Cash and restricted cash, beginning of year',[cash0+nv[1],cash0]); ce=cf.T('Cash and restricted cash, end of year',[nt,bg],type='TOTAL'); cev=cf.rows[ce]['v']
    cf.H('Supplemental disclosure of cash flow information'); cf.L('Cash paid during the year for interest',inte)
    B=S('Balance Sheets',P,None,'2024-12-31',Y,page=3,dash0=True)
    B.H('ASSETS'); B.H('Current assets'); k=[B.L('Cash',[cev[j]-sd[j]-resv[j] for j in(0,1)]),B.L('Tenant receivables, net',tr_[:2]),B.L('Prepaid expenses',pre[:2])]; ca=B.T('Total current assets',k)
    B.H('Restricted deposits'); k=[B.L('Tenant security deposits held in trust',sd[:2]),B.L('Replacement reserve',resv[:2])]; rd=B.T('Total restricted deposits',k)
    B.H('Rental property'); k=[B.L('Land',land[:2]),B.L('Building and improvements',bld[:2]),B.L('Furniture and equipment',furn[:2])]; rp=B.T('Rental property, at cost',k); ac=B.L('Less accumulated depreciation',acc[:2]); rn=B.T('Rental property, net',[rp,ac])
    tas=B.T('Total assets',[ca,rd,rn],type='TOTAL',key='total_assets'); tav=B.rows[tas]['v']
    B.H("LIABILITIES AND MEMBERS' DEFICIT"); B.H('Current liabilities'); k=[B.L('Accounts payable',ap[:2]),B.L('Accrued expenses',acr[:2]),B.L('Prepaid rents',ppr[:2]),B.L('Current portion of mortgage note',[216060,206311])]; cl=B.T('Total current liabilities',k)
    ds=B.L('Tenant security deposits payable',sdl[:2]); B.H('Long-term debt'); mm=B.L('Mortgage note payable, less current portion',[mort[0]-216060,mort[1]-206311]); di=B.L('Less unamortized debt issuance costs',dic[:2]); ld=B.T('Long-term debt, net',[mm,di])
    tl=B.T('Total liabilities',[cl,ds,ld],key='total_liabilities'); tlv=B.rows[tl]['v']
    eq=[tav[j]-tlv[j] for j in(0,1)]; md=B.L("Members' deficit",eq); B.key['total_equity']=md; B.T("Total liabilities and members' deficit",[tl,md],type='TOTAL')
    assert eq[0]==eq[1]+NI[0]-DI[0],(eq,NI); print('eq',eq,NI,'cash',B.rows[2]['v'],B.rows[3]['v'])
    bo=o.L("Members' deficit, beginning of year",[eq[1],eq[1]-NI[1]+DI[1]]); dd=o.L('Distributions',[-DI[0],-DI[1]]); o.T("Members' deficit, end of year",[ni,bo,dd],type='TOTAL')
    assert o.rows[-1]['v']==eq
    W,H=letter; c=cv(F,letter)
    # cover
    c.setFont('Times-Bold',17); c.drawCentredString(W/2,520,'LINDEN ROW ASSOCIATES, LLC'); c.setFont('Times-Roman',13)
    for k,t in enumerate(['COMPILED FINANCIAL STATEMENTS','Years Ended December 31, 2024 and 2023']): c.drawCentredString(W/2,480-k*22,t)
    c.setFont('Times-Italic',11); c.drawCentredString(W/2,120,'Oakhurst Dill & Company, CPAs, P.C.'); c.showPage()
    c.setFont('Times-Bold',12); c.drawCentredString(W/2,700,"ACCOUNTANTS' COMPILATION REPORT"); t=c.beginText(80,660); t.setFont('Times-Roman',11); t.setLeading(15)
    for l in ['To the Members','Linden Row Associates, LLC','','Management is responsible for the accompanying financial statements of Linden Row','Associates, LLC (a limited liability company), which comprise the balance sheets as of','December 31, 2024 and 2023, and the related statements of operations and changes in','members\' deficit and cash flows for the years then ended, in accordance with accounting','principles generally accepted in the United States of America. We have performed','compilation engagements in accordance with Statements on Standards for Accounting and','Review Services promulgated by the Accounting and Review Services Committee of the','AICPA. We did not audit or review the financial statements nor were we required to','perform any procedures to verify the accuracy or completeness of the information','provided by management. We do not express an opinion, a conclusion, nor provide any','assurance on these financial statements.','','Management has elected to omit substantially all of the disclosures required by GAAP.','','','March 14, 2025']: t.textLine(l)
    c.drawText(t); c.setFont('Times-Roman',10); c.drawCentredString(W/2,40,'1'); c.showPage()
    for pn,(st,ti,sub) in enumerate([(B,['BALANCE SHEETS'],'December 31, 2024 and 2023'),(o,['STATEMENTS OF OPERATIONS AND',"CHANGES IN MEMBERS' DEFICIT"],'Years Ended December 31, 2024 and 2023'),(cf,['STATEMENTS OF CASH FLOWS'],'Years Ended December 31, 2024 and 2023')],2):
        y=738; c.setFont('Times-Bold',12); c.drawCentredString(W/2,y,'LINDEN ROW ASSOCIATES, LLC')
        for l in ti: y-=15; c.drawCentredString(W/2,y,l)
        y-=15; c.setFont('Times-Roman',11); c.drawCentredString(W/2,y,sub); y-=26; X=[430,530]
        c.setFont('Times-Bold',11)
        for xx,h in zip(X,Y): c.drawCentredString(xx-34,y,h); c.setLineWidth(.6); c.line(xx-68,y-3,xx+2,y-3)
        y-=18; first=True
        for i,r in enumerate(st.rows):
            lab=r['label']; caps=lab.isupper() or lab.startswith('LIABILITIES')
            if r['type']=='HEADING' and i and st.rows[i-1]['type']!='HEADING': y-=4
            if caps: c.setFont('Times-Bold',11); c.drawCentredString(210,y,lab); y-=16; continue
            c.setFont('Times-Roman',10.5); ind=0 if r['type']=='HEADING' or (r['type']=='LINE' and lab.startswith(("Members'",'Cash and r','Tenant security deposits pay','Distributions'))and st is not cf) or r['type']=='TOTAL' else 14 if r['type']=='LINE' else 28
            if lab.startswith(('(Incr','Increase')): ind=14
            if lab.startswith('Cash and restr') : ind=0
            # long labels wrap at 300 pt
            words=lab.split(); lines=['']
            for w in words:
                if pdfmetrics.stringWidth(lines[-1]+' '+w,'Times-Roman',10.5)>285-ind: lines.append(w)
                else: lines[-1]=(lines[-1]+' '+w).strip()
            for k,l in enumerate(lines):
                c.drawString(70+ind+(10 if k else 0),y,l)
                if k<len(lines)-1: y-=12.5
            if r['type']!='HEADING':
                dol=first or r['type']=='TOTAL'
                if lab=='Cash paid during the year for interest': dol=True
                for xx,v in zip(X,r['v']):
                    c.drawRightString(xx+(3.5 if v is not None and v<0 else 0),y,fm(v)); 
                    if dol: c.drawString(xx-66,y,'$')
                    if r['f']: c.line(xx-68,y+10,xx+2,y+10)
                    if r['type']=='TOTAL': c.line(xx-68,y-2.5,xx+2,y-2.5); c.line(xx-68,y-4.5,xx+2,y-4.5)
                first=False
            y-=14.2+(4 if r['f'] and r['type']!='TOTAL' else 8 if r['type']=='TOTAL' else 0)
        c.setFont('Times-Italic',9.5); c.drawCentredString(W/2,54,"See accountants' compilation report."); c.setFont('Times-Roman',10); c.drawCentredString(W/2,40,str(pn)); print('y',y); c.showPage()
    c.save(); save(F,[B,o,cf],'MULTIFAMILY','BALANCE_SHEET','CPA compilation: cover, report, balance sheets, operations, indirect cash flows','three statements, $ set apart, wrapped labels, deficit, nested subtotals')
def d8():
    R=random.Random(508); F='413_Wexcombe_Ave_Owners_Corp_Sep24.pdf'
    cols=['CURRENT MONTH ACTUAL','Y-T-D ACTUAL','Y-T-D BUDGET','Y-T-D VARIANCE','ANNUAL BUDGET']
    s=S('STATEMENT OF INCOME AND EXPENDITURE','413 Wexcombe Avenue Owners Corp.','2024-01-01','2024-09-30',cols)
    def row(bud,exp,j=.08,mo=None):
        yb=r2(bud*9/12); ya=r2(round(yb*(1+R.uniform(-j,j)),2)); m=r2(round(ya/9*(1+R.uniform(-.3,.3)),2)) if mo is None else mo
        return [m,ya,yb,r2(yb-ya if exp else ya-yb),bud]
    s.H('INCOME')
    i=[s.L('MAINTENANCE CHARGES',[198412.5,1785712.5,1785712.5,0.0,2380950],'4010-00'),s.L('STORE RENT - WEXCOMBE AVE',[21350.0,190150.0,192150,-2000.0,256200],'4110-00'),s.L('PROFESSIONAL APT RENT',row(58800,0,0),'4120-00'),s.L('STORAGE & BICYCLE ROOM',row(14400,0,.06),'4210-00'),s.L('LAUNDRY COMMISSION',row(21600,0,.05,1810.42),'4220-00'),s.L('SUBLET FEES',row(18000,0,.3),'4310-00'),s.L('TRANSFER FEES (FLIP TAX)',[0.0,87450.0,75000,12450.0,100000],'4320-00'),s.L('LATE CHARGES',row(3600,0,.4),'4410-00'),s.L('ELECTRIC SUBMETER INCOME',row(142000,0,.05),'4510-00'),s.L('INTEREST - OPERATING',row(2400,0,.5),'4610-00')]
    ti=s.T('TOTAL INCOME',i,key='total_income'); subs=[]
    s.H('EXPENDITURES')
    dropped=row(19200,1,.1)
    G=[('PAYROLL & RELATED',[('5010-00','WAGES - SUPERINTENDENT',86400,.01),('5020-00','WAGES - DOORMEN/PORTERS',418000,.03),('5030-00','PAYROLL TAXES',39900,.05),('5040-00','UNION HEALTH & PENSION',151200,.04),('5050-00','WORKERS COMP/DISABILITY',22800,.08)]),
     ('UTILITIES',[('5110-00','GAS - HEATING',128000,.14),('5120-00','ELECTRICITY',171000,.07),('5130-00','WATER & SEWER',93600,.05)]),
     ('REPAIRS & MAINTENANCE',[('5210-00','ELEVATOR MAINT CONTRACT',28800,.01),('5220-00','ELEVATOR REPAIRS',12000,.5),('5240-00','PLUMBING',33000,.3),('5250-00','ELECTRICAL',9000,.4),('5260-00','EXTERMINATING',6600,.02),('5270-00','SUPPLIES - JANITORIAL',18600,.15),('5280-00','FACADE (FISP) INSPECTION',24000,.2),('5290-00','GENERAL REPAIRS',42000,.25)]),
     ('ADMINISTRATIVE',[('5310-00','MANAGEMENT FEE',78000,0),('5320-00','LEGAL',24000,.5),('5330-00','AUDIT',14800,0),('5340-00','OFFICE & TELEPHONE',9600,.15),('5350-00','PERMITS & FILING FEES',7800,.3)]),
     ('INSURANCE & TAXES',[('5410-00','INSURANCE PACKAGE',137400,.03),('5420-00','REAL ESTATE TAXES',1020000,.01),('5430-00','CORP FRANCHISE TAXES',6000,.1)]),
     ('FINANCIAL',[('5510-00','MORTGAGE INTEREST',239400,.004)])]
    for h,ls in G:
        s.H(h); k=[s.L(n,row(b,1,j),cd) for cd,n,b,j in ls]
        subs.append(s.T('TOTAL '+h,k,extra=dropped if h.startswith('REPAIRS') else None))
    te=s.T('TOTAL EXPENDITURES',subs,key='total_operating_expenses')
    net=s.T('SURPLUS BEFORE AMORTIZATION',[ti,te],[1,[-1,-1,-1,1,-1]])
    am=s.L('MORTGAGE AMORTIZATION',[6118.4,54310.22,54310.22,0.0,72690.15],'5520-00'); rc=s.L('CONTRIBUTION TO RESERVE',[4000.0,36000.0,36000.0,0.0,48000],'5610-00')
    s.T('NET CASH SURPLUS (DEFICIT)',[net,am,rc],[1,[-1,-1,-1,1,-1],[-1,-1,-1,1,-1]],type='TOTAL',key='net_cash_flow')
    s.planted=dict(what='The line 5230-00 BOILER MAINT & TREATMENT is missing under REPAIRS & MAINTENANCE while the totals still contain it: '+' '.join(f'{v:,.2f}' for v in dropped),kind='row_dropped')
    W,H=letter; W,H=H,W; c=cv(F,(W,H)); cw=5.1; fs=8.5; X0=36
    def line(y,t): c.setFont('Courier',fs); c.drawString(X0,y,t)
    n=[0]
    def head(pg):
        line(H-34,'RPT GL-220'+' '*30+'KINGSMERE MANAGEMENT CORP. AS AGENT FOR'+' '*31+'RUN DATE 10/17/24')
        line(H-46,' '*42+'413 WEXCOMBE AVENUE OWNERS CORP.'+' '*35+f'PAGE  {pg}')
        line(H-58,' '*41+'STATEMENT OF INCOME AND EXPENDITURE'); line(H-70,' '*36+'FOR THE NINE MONTHS ENDED SEPTEMBER 30, 2024')
        b=' '*44; line(H-92,b+f"{'CURRENT MONTH':>16}{'Y-T-D':>16}{'Y-T-D':>16}{'Y-T-D':>16}{'ANNUAL':>16}"); line(H-103,f"{'ACCT':<9}{'DESCRIPTION':<35}"+f"{'ACTUAL':>16}{'ACTUAL':>16}{'BUDGET':>16}{'VARIANCE':>16}{'BUDGET':>16}"); line(H-111,'='*125); return H-124
    pg=1; y=head(pg)
    for i,r in enumerate(s.rows):
        nb=4 if r['type']!='LINE' else 1
        if y<50 or (r['type']=='HEADING' and y<100): c.showPage(); pg+=1; y=head(pg)
        val=''.join(f"{(f'{abs(v):,.2f}'+('-' if v<0 else ' ')):>16}" for v in r['v']) if r['type']!='HEADING' else ''
        if r['type']=='HEADING': y-=5; line(y,('' if r['label'] in('INCOME','EXPENDITURES') else '   ')+r['label']); y-=11; continue
        if r['f']:
            line(y+2,' '*44+''.join(('-'*13).rjust(15)+' ' for _ in range(5))); y-=6
        lab=(r['code'] or '').ljust(9)+(r['label'].ljust(34,'.') if r['type']=='LINE' else r['label'].ljust(34))
        line(y,lab+' '+val); y-=11
        if r['type']=='TOTAL': line(y+2,' '*44+''.join(('='*13).rjust(15)+' ' for _ in range(5)))
        if r['f']: y-=3
    c.save(); save(F,[s],'COOPERATIVE','OPERATING_STATEMENT','old agent system print, Courier, trailing minus, budget comparison','trailing minus, leader dots, favourable/unfavourable variances, two pages, planted missing row')
def d9():
    F='Beckwith Point ground lease income.pdf'
    s=S('Statement of Ground Rent Income and Expense','Beckwith Point - Parcel 7',"2023-07-01",'2024-06-30',['FY 2024','FY 2023','Change'])
    def L(l,a,b,n=''): return s.L(l,[a,b,r2(a-b)],note=n)
    a=L('Minimum ground rent',412500,400000,'a'); b=L('Participation rent (3% of gross over base)',57318.44,41906.1,'b'); d=L('Tenant\'s reimbursement of real estate taxes',96204.18,91877.6,''); e=L('Holdover / license fee - billboard',9600,9600,'c')
    t=s.T('Total ground lease income',[a,b,d,e],key='total_income')
    x=[L('Real estate taxes',96204.18,91877.6,''),L('Liability insurance (owner\'s)',4186,3742,''),L('Trustee / asset management fee',14288.69,13301.51,'d'),L('Appraisal for 2025 rent reset',8500,0,''),L('Legal',2965.5,1180,''),L('Franchise tax',800,800,'')]
    te=s.T('Total expenses',x,key='total_operating_expenses'); s.T('Net income to fee owner',[t,te],[1,-1],type='TOTAL',key='net_income')
    c=cv(F,legal); W,H=legal
    c.setFont('SerB',13); c.drawString(72,H-80,'Estate of Beckwith Point'); c.setFont('Ser',9); c.drawString(72,H-95,'c/o Amberly Trust Company, Trustee - 40 Quay Street'); c.setLineWidth(1.2); c.line(72,H-102,W-72,H-102)
    c.setFont('Ser',9.5); y=H-130
    for l in ['August 9, 2024','','Re: Fee interest in Beckwith Point - Parcel 7 (3.84 acres), leased through 2071','','At your request we set out below what the Estate received and paid on the parcel for its two','latest fiscal years ended June 30. The lessee owns and operates the improvements; their results','are not ours and are not included.']: c.drawString(72,y,l); y-=14
    y-=14; c.setFont('SerB',10); c.drawString(72,y,'Statement of Ground Rent Income and Expense'); y-=22
    X=[362,445,528]; c.setFont('SerB',9)
    for xx,h in zip(X,s.cols): c.drawRightString(xx,y,h)
    c.drawString(72,y,'Fiscal year ended June 30'); c.line(72,y-4,W-72+4,y-4); y-=20
    for r in s.rows:
        f='Ser' if r['type']=='LINE' else 'SerB'; c.setFont(f,8.6)
        if r['f']: c.setLineWidth(.5); [c.line(xx-66,y+10,xx,y+10) for xx in X]
        c.drawString(72 if r['f'] else 84,y,r['label'])
        if r.get('note'): w=pdfmetrics.stringWidth(r['label'],f,8.6); c.setFont(f,5.5); c.drawString(85.5+w,y+3,'('+r['note']+')'); c.setFont(f,8.6)
        for k,(xx,v) in enumerate(zip(X,r['v'])): c.drawRightString(xx,y,fm(v,2,'-',dash='0.00',cur='$' if r['f'] else ''))
        if r['type']=='TOTAL': [(c.line(xx-66,y-3,xx,y-3),c.line(xx-66,y-5,xx,y-5)) for xx in X]
        y-=16+(12 if r['f'] else 0)
    c.setFont('Ser',7.6)
    for l in ['(a) Stepped from $400,000 to $425,000 per annum on January 1, 2024; next reset to 6% of appraised land value, January 1, 2026.','(b) Computed on the lessee\'s certified gross receipts for the calendar year ended within the fiscal year.','(c) Month to month, terminable on 30 days\' notice.','(d) 2.5% to 3% of collections as agreed.']: c.drawString(72,y,l); y-=12
    y-=20; c.setFont('Ser',9.5); c.drawString(72,y,'Amberly Trust Company, as Trustee'); c.save()
    save(F,[s],'LAND','OPERATING_STATEMENT','trustee letter with a small statement in it, legal paper','statement inside a letter, superscript note marks, money change column')
def d10():
    F='Corran_House_service_charge_accounts_2025.pdf'; P='Corran House, 22-30 Tollgate Road'
    cols=['2025 Actual','2025 Budget','2024 Actual']
    s=S('Income and Expenditure Account',P,'2024-03-25','2025-03-24',cols,page=2,dash0=True)
    def L(l,a,b,p,n=''): return s.L(l,[a,b,p],note=n)
    s.H('Income'); i=[L('Service charges demanded - Schedule A',196840,196840,183400,'2'),L('Service charges demanded - Schedule B (car park)',14200,14200,13650,'2'),L('Bank interest receivable',2317,0,1466),L('Insurance claim recovery',3890,0,0,'3')]
    ti=s.T('Total income',i,key='total_income'); s.H('Expenditure'); s.H('Schedule A - All flats')
    A=[L('Managing agent\'s fee',24960,24960,23712,'4'),L('Accountancy fee',2340,2280,2220),L('Buildings insurance',41276,39500,36188),L('Terrorism insurance',2914,3000,2765),L('Directors\' and officers\' insurance',486,500,471),L('Caretaker - salary and pension',33118,32750,31204),L('Cleaning of common parts',13680,13680,12960),L('Window cleaning',2880,3000,2760),L('Electricity - landlord\'s supply',11947,14500,15832),L('Lift maintenance contract',5208,5200,4944),L('Lift repairs',6733,3500,1875),L('Fire alarm and emergency lighting',4416,4200,3998,'5'),L('Drainage and pumps',3254,2500,4117),L('General repairs',14879,16000,17246),L('Gardening',4320,4320,4200),L('Health and safety inspections',1860,1950,1140,'5'),L('Professional fees',0,1500,2750)]
    ta=s.T('Total Schedule A',A); s.H('Schedule B - Car park'); B=[L('Entrance gate maintenance',2046,1900,2388),L('Lighting and electricity',3615,3900,4021),L('Line marking and repairs',1340,2500,760),L('Management fee',2400,2400,2280,'4')]; tb=s.T('Total Schedule B',B)
    tr=L('Transfer to reserve fund',20000,20000,17500,'6'); te=s.T('Total expenditure',[ta,tb,tr],key='total_operating_expenses')
    su=s.T('Surplus / (deficit) for the year',[ti,te],[1,-1],type='TOTAL',key='net_income'); sv=s.rows[su]['v']
    b=S('Balance Sheet',P,None,'2025-03-24',['2025','2024'],page=3,dash0=True)
    # funds
    res24=61225; res25=res24+20000-18640; sur24=5122+0; 
    sur=[sur24+sv[0],sur24]
    b.H('Current assets'); deb=[9412,7288]; pre=[22150,19874]; cr=[8655,11204]; adv=[24310,21945]
    fund=[res25+sur[0],res24+sur[1]]; cash=[fund[k]+cr[k]+adv[k]-deb[k]-pre[k] for k in(0,1)]
    k=[b.L('Service charge debtors',deb,note='7'),b.L('Prepayments',pre,note=''),b.L('Cash at bank - client trust account',[cash[0]-res25,cash[1]-res24],note='8'),b.L('Cash at bank - reserve account',[res25,res24],note='8')]; ta=b.T('Total assets',k,key='total_assets')
    b.H('Creditors: amounts falling due within one year'); k=[b.L('Accruals',cr,note='9'),b.L('Service charges received in advance',adv,note='')]; tl=b.T('Total liabilities',k,key='total_liabilities'); na=b.T('Net assets',[ta,tl],[1,-1],type='TOTAL')
    b.H('Represented by'); k=[b.L('Reserve fund',[res25,res24],note='6'),b.L('Accumulated surplus due to lessees',sur,note='10')]; b.T('Total funds',k,type='TOTAL',key='total_equity'); print('UK',sv,sur,cash)
    W,H=A4; c=cv(F,A4); NV=colors.HexColor('#1b2a49')
    c.setFont('Helvetica-Bold',18); c.setFillColor(NV); c.drawString(60,H-200,'Corran House'); c.setFont('Helvetica',12); c.drawString(60,H-222,'22-30 Tollgate Road'); c.drawString(60,H-262,'Service charge accounts'); c.drawString(60,H-280,'for the year ended 24 March 2025'); c.setFillColor(colors.black)
    c.setFont('Helvetica',9); t=c.beginText(60,H-340); t.setLeading(13)
    for l in ['Landlord: Corran House Freehold Limited','Managing agent: Stoneferry Residential Ltd','','These accounts have been prepared in accordance with the provisions of the leases on the accruals basis','and the guidance in ICAEW TECH 03/11. A report of factual findings is available from the managing agent.','','Contents','   Income and expenditure account        2','   Balance sheet        3']: t.textLine(l)
    c.drawText(t); c.showPage()
    def head(t1,t2,pn):
        c.setFillColor(NV); c.setFont('Helvetica-Bold',12); c.drawString(60,H-60,P); c.setFont('Helvetica-Bold',11); c.drawString(60,H-78,t1); c.setFont('Helvetica',9.5); c.drawString(60,H-92,t2); c.setStrokeColor(NV); c.setLineWidth(1.4); c.line(60,H-99,W-60,H-99); c.setStrokeColor(colors.black); c.setLineWidth(.5); c.setFillColor(colors.black); c.setFont('Helvetica',8); c.drawString(60,36,'Stoneferry Residential Ltd'); c.drawRightString(W-60,36,str(pn))
    head('Income and Expenditure Account','Year ended 24 March 2025',2); X=[400,465,533]; y=H-118
    c.setFont('Helvetica-Bold',8.5); c.drawCentredString(335,y-11,'Note')
    for xx,a,e in zip(X,('2025','2025','2024'),('Actual','Budget','Actual')): c.drawRightString(xx,y,a); c.drawRightString(xx,y-11,e); c.drawRightString(xx,y-22,'£')
    y-=38
    def body(st,y,X,nx,lead):
        for i,r in enumerate(st.rows):
            if r['type']=='HEADING': y-=4 if i else 0; c.setFont('Helvetica-Bold' if not r['label'].startswith('Sched') else 'Helvetica-BoldOblique',8.8); c.drawString(60,y,r['label']); y-=lead; continue
            c.setFont('Helvetica-Bold' if r['f'] else 'Helvetica',8.6); c.drawString(60 if r['f'] or 'Transfer' in r['label'] else 70,y,r['label'])
            if r.get('note'): c.drawCentredString(nx,y,r['note'])
            for xx,v in zip(X,r['v']):
                c.drawRightString(xx+(2.8 if v is not None and v<0 else 0),y,fm(v))
                if r['f']: c.line(xx-44,y+9,xx,y+9)
                if r['type']=='TOTAL': c.line(xx-44,y-3,xx,y-3); c.line(xx-44,y-4.6,xx,y-4.6)
            y-=lead+(5 if r['f'] else 0)
        return y
    y=body(s,y,X,335,13.6); print('y',y); c.showPage()
    head('Balance Sheet','As at 24 March 2025',3); y=H-120; c.setFont('Helvetica-Bold',8.5); c.drawCentredString(345,y,'Note')
    X=[440,530]
    for xx,h in zip(X,('2025','2024')): c.drawRightString(xx,y,h); c.drawRightString(xx,y-11,'£')
    y=body(b,y-30,X,345,17); c.setFont('Helvetica',8.5); y-=20
    for l in ['Approved on behalf of the landlord on 2 July 2025','','______________________    Director, Corran House Freehold Limited']: c.drawString(60,y,l); y-=18
    c.save(); save(F,[s,b],'MULTIFAMILY','OPERATING_STATEMENT','UK residential service charge accounts, GBP, cover, I&E account and balance sheet','note-number column, actual before budget, three-line headers, schedules, UK words')
def d11():
    F='tidewater_distribution_partners_comparative.pdf'; P='Tidewater Distribution Partners, L.P.'
    cols=['2024','2023','Increase (Decrease) Amount']
    s=S('Comparative Statements of Revenues and Expenses',P,'2024-01-01','2024-12-31',cols,page=1,dash0=True)
    def mk(st):
        return lambda l,a,b: st.L(l,[a,b,a-b])
    L=mk(s)
    s.H('REVENUES'); i=[L('Warehouse rent - Building 1',918000,891264),L('Warehouse rent - Building 2',642150,612900),L('Trailer parking and yard',73200,60000),L('Expense reimbursements',287916,271044),L('Lease termination fee',0,85000),L('Interest',4417,1963)]; ti=s.T('Total revenues',i,key='total_income')
    s.H('OPERATING EXPENSES'); x=[L('Property taxes',231804,224190),L('Insurance',58233,47120),L('Repairs - roof and dock doors',41950,66718),L('Grounds and snow',27344,25900),L('Fire sprinkler monitoring',6480,6240),L('Utilities',18092,19355),L('Management fees to affiliate',57770,57665),L('Legal and accounting',21475,33104),L('State filing fees',925,925)]; te=s.T('Total operating expenses',x,key='total_operating_expenses')
    no=s.T('INCOME BEFORE DEBT SERVICE AND DEPRECIATION',[ti,te],[1,-1],key='noi'); s.H('OTHER DEDUCTIONS'); y=[L('Mortgage interest',512680,527344),L('Depreciation and amortization',366915,359480)]; ot=s.T('Total other deductions',y)
    ni=s.T('NET INCOME',[no,ot],[1,-1],type='TOTAL',key='net_income'); NI=s.rows[ni]['v']
    b=S('Comparative Balance Sheets',P,None,'2024-12-31',cols,page=2,dash0=True); L=mk(b)
    D=460000; gp=[0,21388]; lp=[0,2517412]
    gp[0]=gp[1]+round(NI[0]*.01)-4600; lp[0]=lp[1]+NI[0]-round(NI[0]*.01)-455400
    mort=[8744120,9010844]; oth=dict(ap=[24166,31872],dep=[118400,114250],pr=[63750,0],tx=[117020,112095])
    tot=[mort[k]+sum(v[k] for v in oth.values())+gp[k]+lp[k] for k in(0,1)]
    land=[2340000]*2; bl=[12988415,12951190]; ti_=[611370,548215]; acc=[-4892608-366915+14000,-4892608+14000]; esc=[214880,187415]; rec=[31206,48944]; dr=[402116,366240]; pp=[29410,24880]
    cash=[tot[k]-land[k]-bl[k]-ti_[k]-acc[k]-esc[k]-rec[k]-dr[k]-pp[k] for k in(0,1)]; print('cash',cash,gp,lp,NI)
    b.H('ASSETS'); b.H('Property'); k=[L('Land',*land),L('Buildings',*bl),L('Tenant improvements',*ti_),L('Accumulated depreciation',*acc)]; tp=b.T('Net property',k)
    b.H('Other assets'); k=[L('Cash and money market',*cash),L('Lender tax and insurance escrow',*esc),L('Rents receivable',*rec),L('Deferred leasing costs, net',*dr),L('Prepaid expenses',*pp)]; to=b.T('Total other assets',k); b.T('TOTAL ASSETS',[tp,to],type='TOTAL',key='total_assets')
    b.H("LIABILITIES AND PARTNERS' CAPITAL"); b.H('Liabilities'); k=[L('Mortgage payable - Pennant Life',*mort),L('Accounts payable',*oth['ap']),L('Accrued property taxes',*oth['tx']),L('Security deposits',*oth['dep']),L('Rents received in advance',*oth['pr'])]; tl=b.T('Total liabilities',k,key='total_liabilities')
    b.H("Partners' capital"); k=[L('General partner (1%)',*gp),L('Limited partners (99%)',*lp)]; tc=b.T("Total partners' capital",k,key='total_equity'); b.T("TOTAL LIABILITIES AND CAPITAL",[tl,tc],type='TOTAL')
    from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer,PageBreak
    from reportlab.lib.styles import ParagraphStyle
    doc=SimpleDocTemplate(DOC+F,pagesize=landscape(letter),topMargin=40,bottomMargin=36,invariant=1,title='')
    T=ParagraphStyle('t',fontName='CondB',fontSize=13,textColor=colors.HexColor('#7a3b12'),alignment=2); T2=ParagraphStyle('t2',fontName='Cond',fontSize=9,alignment=2,leading=12)
    fl=[]
    for n,(st,sub) in enumerate([(s,'Years ended December 31, 2024 and 2023 - income tax basis - unaudited'),(b,'December 31, 2024 and 2023 - income tax basis - unaudited')]):
        if n: fl.append(PageBreak())
        fl+=[Paragraph(P,T),Spacer(1,4),Paragraph(st.title,ParagraphStyle('x',parent=T2,fontName='CondB',fontSize=10)),Paragraph(sub,T2),Spacer(1,8)]
        data=[['','','','Increase (Decrease)',''],['','2024','2023','Amount','%']]; sty=[('SPAN',(3,0),(4,0)),('ALIGN',(3,0),(4,0),'CENTER'),('ALIGN',(1,1),(-1,-1),'RIGHT'),('FONT',(0,0),(-1,-1),'Cond',8.3),('FONT',(0,0),(-1,1),'CondB',8.3),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#f3dfd0')),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.8),('LINEBELOW',(0,1),(-1,1),.8,colors.HexColor('#7a3b12')),('LINEBELOW',(3,0),(4,0),.4,colors.black)]
        for r in st.rows:
            q=len(data)
            if r['type']=='HEADING': data.append([r['label'],'','','','']); sty.append(('FONT',(0,q),(0,q),'CondB',8.3)); continue
            v=r['v']; pc='n/m' if not v[1] else '-' if v[2]==0 else fm(round(v[2]/v[1]*100,1),1)+'%' if v[2]>0 else f'({abs(v[2]/v[1]*100):.1f}%)'
            data.append([('' if r['f'] else '      ')+r['label']]+[fm(z,cur='$' if r['type']=='TOTAL' else '') for z in v]+[pc])
            if r['f']: sty+=[('FONT',(0,q),(-1,q),'CondB',8.3),('LINEABOVE',(1,q),(3,q),.4,colors.black)]
            if r['type']=='TOTAL': sty+=[('BACKGROUND',(0,q),(-1,q),colors.HexColor('#f8efe8')),('LINEBELOW',(1,q),(3,q),1,colors.black)]
        fl.append(Table(data,colWidths=[300,100,100,100,60],style=TableStyle(sty)))
    doc.build(fl); save(F,[s,b],'INDUSTRIAL','OPERATING_STATEMENT','limited partnership comparative statements, tax basis, shaded tables','income before balance sheet, grouped increase/decrease with %, n/m, dashes')
if __name__=='__main__':
    for f in (sys.argv[1:] or ['d6','d7','d8','d9','d10','d11']): globals()[f]()
