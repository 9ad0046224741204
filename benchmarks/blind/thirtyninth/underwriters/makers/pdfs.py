from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, legal, A4
from reportlab.lib import colors
from reportlab.lib.utils import simpleSplit
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
LF='/usr/share/fonts/truetype/liberation/'
DJ='/usr/share/fonts/truetype/dejavu/'
for n,p in [('Nar',LF+'LiberationSansNarrow-Regular.ttf'),('NarB',LF+'LiberationSansNarrow-Bold.ttf'),('NarI',LF+'LiberationSansNarrow-Italic.ttf'),
            ('Ser',LF+'LiberationSerif-Regular.ttf'),('SerB',LF+'LiberationSerif-Bold.ttf'),('SerI',LF+'LiberationSerif-Italic.ttf'),
            ('Dja',DJ+'DejaVuSansCondensed.ttf'),('DjaB',DJ+'DejaVuSansCondensed-Bold.ttf')]:
    pdfmetrics.registerFont(TTFont(n,p))

# ---------------------------------------------------------------- 1 OM page
def om_apartments():
    n='alder_creek_om_financials.pdf'; r=random.Random(3901); U=48
    s=St('FINANCIAL ANALYSIS','Alder Creek Apartments',None,None,['Current','Pro Forma'])
    a=s.L('Gross Potential Rent',[944640,972980],note='1')
    b=s.L('Loss to Lease',[-87912,-9730],note='2')
    g=s.T('Gross Scheduled Rent',[a,b])
    c=s.L('Physical Vacancy',[-42836,-48163],note='3')
    d=s.L('Concessions',[-6150,None])
    e=s.L('Bad Debt',[-9414,-4816])
    nr=s.T('Net Rental Income',[g,c,d,e])
    o=[s.L('Utility Reimbursement (RUBS)',[31284,57600],note='4'),s.L('Parking & Garages',[11520,14400]),s.L('Laundry',[4938,4938]),
       s.L('Pet Rent',[3575,7200]),s.L('Late, NSF & Application Fees',[6112,6112])]
    oi=s.T('Total Other Income',o)
    egi=s.T('EFFECTIVE GROSS INCOME',[nr,oi],kind='TOTAL',key='total_income',big=1)
    s.H('Non-Controllable')
    nc=[s.L('Real Estate Taxes',[98417,113660],note='5'),s.L('Insurance',[38640,36000],note='6'),
        s.L('Utilities - Electric',[9282,9468]),s.L('Utilities - Water & Sewer',[51206,52230]),s.L('Utilities - Trash Removal',[14731,15026])]
    nct=s.T('Total Non-Controllable',nc)
    s.H('Controllable')
    pm=[int(round(.04*s.v(egi,0))),int(round(.03*s.v(egi,1)))]
    ct=[s.L('Contract Services',[17965,16800]),s.L('Repairs & Maintenance',[41377,28800],note='7'),s.L('Make-Ready / Turnover',[18204,14400]),
        s.L('Marketing & Advertising',[5129,4800]),s.L('On-Site Payroll',[71850,72000],note='8'),s.L('General & Administrative',[11468,9600]),s.L('Management Fee',pm,note='9')]
    ctt=s.T('Total Controllable',ct)
    rs=s.L('Replacement Reserves',[None,12000],note='10')
    ex=s.T('TOTAL EXPENSES',[nct,ctt,rs],kind='TOTAL',key='total_operating_expenses',big=1)
    noi=s.T('NET OPERATING INCOME',[egi,ex],[1,-1],kind='TOTAL',key='noi',big=1)
    ds=s.L('Debt Service (Interest Only)',[-322400,-322400],note='11')
    s.T('NET CASH FLOW AFTER DEBT SERVICE',[noi,ds],kind='TOTAL',key='net_cash_flow',big=1)
    W,H=landscape(letter); p=canvas.Canvas(path(n),pagesize=(W,H)); navy=colors.HexColor('#16324f'); sand=colors.HexColor('#efe9dc')
    p.setFillColor(navy); p.rect(0,H-62,W,62,fill=1,stroke=0); p.setFillColor(colors.white); p.setFont('Helvetica-Bold',20); p.drawString(34,H-36,'FINANCIAL ANALYSIS')
    p.setFont('Helvetica',9.5); p.drawString(34,H-52,'Alder Creek Apartments  |  48 Units  |  Puyallup, Washington'); p.drawRightString(W-34,H-36,'HALVORSEN PIKE MULTIFAMILY'); p.drawRightString(W-34,H-52,'Exclusively Listed')
    X=dict(c=262,cu=312,f=392,fu=442,n=478); y=H-82
    p.setFillColor(navy); p.setFont('Helvetica-Bold',9); p.drawString(34,y,'INCOME & EXPENSES'); 
    for k,t in (('c','Current'),('cu','Per Unit'),('f','Pro Forma'),('fu','Per Unit'),('n','Notes')): p.drawRightString(X[k],y,t)
    p.setStrokeColor(navy); p.setLineWidth(1); p.line(34,y-4,484,y-4); y-=15
    dy=12.15
    for q in s.rows:
        m=q['m']; bold=q['typ']!='LINE'
        if m.get('big'): p.setFillColor(sand); p.rect(34,y-3.2,450,dy-.6,fill=1,stroke=0)
        p.setFillColor(colors.black); f='Helvetica-Bold' if bold else 'Helvetica'; p.setFont(f,8)
        p.drawString(34+(8 if q['typ']=='LINE' and not m.get('big') else 2),y,q['label'])
        if q['typ']!='HEADING':
            for k,ku,v in (('c','cu',q['vals'][0]),('f','fu',q['vals'][1])):
                p.setFont(f,8); p.drawRightString(X[k],y,par(v,cur='$',none='-'))
                p.setFont('Helvetica-Oblique',7.3); p.drawRightString(X[ku],y,par(None if v is None else int(round(v/U)),cur='$',none='-'))
        if m.get('note'): p.setFont('Helvetica',7); p.drawRightString(X['n'],y,f"[{m['note']}]")
        y-=dy
        if q['typ']=='SUBTOTAL': p.setLineWidth(.3); p.setStrokeColor(colors.grey); p.line(34,y+dy-3.4,484,y+dy-3.4)
    # right-hand panel
    x=506; w=W-34-x; y=H-80; p.setFillColor(sand); p.rect(x-8,y-92,w+16,100,fill=1,stroke=0); p.setFillColor(navy); p.setFont('Helvetica-Bold',9); p.drawString(x,y-4,'OFFERING SUMMARY'); y-=18
    cap=[s.v(noi,i)/9300000 for i in (0,1)]
    for t,v in (('Price','$9,300,000'),('Price per Unit','$193,750'),('Rentable Square Feet','41,280'),('Cap Rate - Current',f'{cap[0]*100:.2f}%'),('Cap Rate - Pro Forma',f'{cap[1]*100:.2f}%'),('Proposed Loan / Rate','$6,200,000 / 5.20%')):
        p.setFillColor(colors.black); p.setFont('Helvetica',8); p.drawString(x,y,t); p.setFont('Helvetica-Bold',8); p.drawRightString(x+w,y,v); y-=12.4
    y-=18; p.setFillColor(navy); p.setFont('Helvetica-Bold',9); p.drawString(x,y,'NOTES TO OPERATING STATEMENT'); y-=13
    notes=['GPR: Current reflects asking rents on the April 2025 rent roll; Pro Forma grows asking rents 3.0%.','Loss to lease burned off to 1.0% as the 19 classic units turn.',
     'Current vacancy is actual trailing twelve months. Pro Forma 5.0% of Gross Scheduled Rent.','RUBS extended to all 48 units at $100 per unit per month.',
     'Pro Forma assumes reassessment at 85% of purchase price.','Quote from buyer\'s carrier at $750 per unit.','Pro Forma normalised to $600 per unit; current includes one-time siding repairs of $13,900.',
     'One full-time manager and a part-time maintenance technician.','Current 4.0% of EGI, Pro Forma 3.0% of EGI.','$250 per unit per year. Not incurred by current owner.','Year-one interest only on the proposed loan. Existing debt is to be paid off at closing.']
    for i,t in enumerate(notes):
        p.setFont('Helvetica-Bold',7); p.setFillColor(navy); p.drawString(x,y,f'[{i+1}]'); p.setFillColor(colors.black); p.setFont('Helvetica',7.2)
        for l in simpleSplit(t,'Helvetica',7.2,w-20): p.drawString(x+20,y,l); y-=9
        y-=3.2
    p.setFont('Helvetica',6); p.setFillColor(colors.grey); p.drawString(34,20,'The information contained herein has been obtained from sources believed reliable; no warranty is made. Buyer must verify all figures and bears all risk for inaccuracies.'); p.drawRightString(W-34,20,'17')
    p.save(); save(n,[s],'MULTIFAMILY','OPERATING_STATEMENT','offering-memorandum page, current vs pro forma with per-unit and note columns, notes panel on the right',True)

# ---------------------------------------------------------------- 2 accounting print
def strip_center():
    n='larkspur_commons_income_detail.pdf'; r=random.Random(3902)
    cols=[a+' '+b for a in ('Month to Date','Year to Date') for b in ('Actual','Budget','Variance')]
    s=St('Income Statement - Detail by Department','Larkspur Commons','2025-06-01','2025-06-30',cols); s.pf='2025-01-01'
    def ln(lab,code,ann,kind='e',lump=None,one=None):
        bm=round(ann/12,2); by=round(bm*6,2)
        if one: am,bm,ay,by=one
        else:
            am=round(bm*r.uniform(.9,1.12),2) if kind!='fix' else bm; ay=round(am+sum(round(bm*r.uniform(.9,1.1),2) if kind!='fix' else bm for _ in range(5)),2)
        sg=1 if kind=='i' or (kind=='fix' and ann>0 and lump=='i') else -1
        return s.L(lab,[am,bm,round(sg*(am-bm),2),ay,by,round(sg*(ay-by),2)],code)
    def tot(lab,items,code=None,kind='SUBTOTAL',key=None,signs=None):
        sg=signs or [1]*len(items); vals=[]
        for c in range(6):
            vals.append(round(sum((1 if c in (2,5) else g)*s.v(i,c) for i,g in zip(items,sg)),2))
        return s.T(lab,items,sg,kind,key,code,vals)
    s.H('RENTAL INCOME',lvl=0)
    ri=[ln('Base Rent - Anchor','4010-000',412500,'fix','i'),ln('Base Rent - Shop Space','4020-000',968400,'i'),ln('Base Rent - Pad / Ground Lease','4030-000',96000,'fix','i'),
        ln('Straight-Line Rent Adjustment','4050-000',0,'i',one=(1842.16,0,9917.40,0)),ln('Rent Abatements','4090-000',0,'i',one=(-4250.00,-4250.00,-12750.00,-8500.00)),ln('Percentage Rent','4100-000',0,'i',one=(0.0,0.0,18340.77,15000.0))]
    t1=tot('TOTAL RENTAL INCOME',ri)
    s.H('RECOVERIES',lvl=0)
    rc=[ln('CAM Recovery','4510-000',236000,'i'),ln('Real Estate Tax Recovery','4520-000',288000,'i'),ln('Insurance Recovery','4530-000',61200,'i'),ln('Management Fee Recovery','4540-000',39600,'i'),ln('Prior Year Recovery Adjustment','4590-000',0,'i',one=(0.0,0.0,-6218.44,0.0))]
    t2=tot('TOTAL RECOVERIES',rc)
    s.H('OTHER INCOME',lvl=0)
    ot=[ln('Late Charges','4710-000',2400,'i'),ln('Sign / Pylon Panel Income','4720-000',9000,'i'),ln('Interest Income - Operating','4790-000',1500,'i')]
    t3=tot('TOTAL OTHER INCOME',ot)
    ti=tot('TOTAL INCOME',[t1,t2,t3],kind='TOTAL',key='total_income')
    deps=[]
    D=[('DEPT 10 - COMMON AREA MAINTENANCE','TOTAL COMMON AREA MAINTENANCE',[('Landscaping Contract','5110-000',31200),('Parking Lot Sweeping','5120-000',14400),('Parking Lot Repairs','5125-000',18000),('Snow Removal','5130-000',22000),('Exterior Lighting','5140-000',9600),('Security Patrol','5150-000',27600),('Pressure Washing','5160-000',8400),('Roof & Gutter Repair','5170-000',15000),('Fire Sprinkler Monitoring','5180-000',7200),('Pest Control','5190-000',3000)]),
     ('DEPT 20 - UTILITIES','TOTAL UTILITIES',[('Electric - Common Area','5210-000',28800),('Water & Sewer','5220-000',33600),('Storm Water Fee','5225-000',5400),('Trash Removal','5230-000',26400)]),
     ('DEPT 30 - TAXES & INSURANCE','TOTAL TAXES & INSURANCE',[('Real Estate Taxes','5310-000',301200),('Real Estate Tax Consulting','5315-000',4200),('Property Insurance','5320-000',52800),('General Liability / Umbrella','5330-000',14400)]),
     ('DEPT 40 - ADMINISTRATIVE','TOTAL ADMINISTRATIVE',[('Management Fees','5410-000',76800),('Accounting & Audit','5420-000',9000),('Legal - Tenant Matters','5430-000',12000),('Telephone & Data','5440-000',2400),('Bank Charges','5450-000',900)]),
     ('DEPT 50 - VACANT SPACE / NON-RECOVERABLE','TOTAL NON-RECOVERABLE',[('Vacant Suite Utilities','5510-000',4800),('Vacant Suite Repairs','5520-000',6000),('Marketing & Promotion','5530-000',7200),('Bad Debt Expense','5540-000',9000)])]
    for h,tl,ls in D:
        s.H(h,lvl=0); it=[ln(l,c,a) for l,c,a in ls]; deps.append(tot(tl,it))
    te=tot('TOTAL OPERATING EXPENSES',deps,kind='TOTAL',key='total_operating_expenses')
    noi=tot('NET OPERATING INCOME',[ti,te],kind='TOTAL',key='noi',signs=[1,-1])
    s.H('DEBT SERVICE',lvl=0)
    db=[ln('Mortgage Interest','6110-000',486000,one=(40312.55,40500.00,242891.07,243000.00)),ln('Mortgage Principal','6120-000',0,one=(14687.45,14500.00,87108.93,87000.00))]
    td=tot('TOTAL DEBT SERVICE',db)
    s.H('RESERVES & CAPITAL ITEMS',lvl=0)
    ca=[ln('Lender Reserve - Replacement','7110-000',0,one=(1410.00,1410.00,8460.00,8460.00)),ln('Lender Reserve - TI/LC','7120-000',0,one=(7050.00,7050.00,42300.00,42300.00)),
        ln('Tenant Improvements','7210-000',0,one=(0.0,0.0,61480.00,75000.00)),ln('Leasing Commissions','7220-000',0,one=(8935.20,0.0,29714.60,31000.00)),ln('Roof Replacement - Bldg B','7310-000',0,one=(0.0,0.0,118250.00,110000.00)),ln('Disbursements from Reserve','7190-000',0,one=(0.0,0.0,-42000.00,-42000.00))]
    tc=tot('TOTAL RESERVES & CAPITAL ITEMS',ca)
    tot('NET CASH FLOW',[noi,td,tc],kind='TOTAL',key='net_cash_flow',signs=[1,-1,-1])
    W,H=landscape(letter); p=canvas.Canvas(path(n),pagesize=(W,H)); F='Courier'; fs=7.4; cw=fs*.6; x0=36; lh=9.6
    def tm(v):
        if v is None: return ''
        t=f'{abs(v):,.2f}'; return t+('-' if v<0 else ' ')
    def pc(a,b): return '' if not b else f'{abs(a/b)*100:.1f}'+('-' if a<0 else ' ')
    def fmt(q):
        v=q['vals']; z=f"{q['code'] or '':<10}{q['label'][:37]:<38}"
        return z+f"{tm(v[0]):>15}{tm(v[1]):>15}{tm(v[2]):>14}{pc(v[2],v[1]):>8}  {tm(v[3]):>15}{tm(v[4]):>15}{tm(v[5]):>14}{pc(v[5],v[4]):>8}"
    def head(pg):
        p.setFont(F,fs); y=H-34; L=154
        p.drawString(x0,y,'Database: BRKWATER'); p.drawString(x0+cw*66,y,'Breakwater Retail Holdings'); p.drawRightString(x0+cw*L,y,f'Page: {pg:>5}'); y-=lh
        p.drawString(x0,y,'ENTITY:   LKC4410'); p.drawString(x0+cw*60,y,'Income Statement - Detail by Department'); p.drawRightString(x0+cw*L,y,'Date: 7/14/2025'); y-=lh
        p.drawString(x0,y,'Accrual'); p.drawString(x0+cw*71,y,'Larkspur Commons'); p.drawRightString(x0+cw*L,y,'Time: 09:12 AM'); y-=lh
        p.drawString(x0+cw*61,y,'For the Six Months Ending June 30, 2025'); y-=lh*1.8
        p.drawString(x0,y,' '*48+'-'*18+' Month to Date '+'-'*18+'   '+'-'*18+' Year to Date '+'-'*20); y-=lh
        p.drawString(x0,y,f"{'Account':<10}{'Description':<38}{'Actual ':>15}{'Budget ':>15}{'Variance ':>14}{'Var % ':>8}  {'Actual ':>15}{'Budget ':>15}{'Variance ':>14}{'Var % ':>8}"); y-=lh
        p.drawString(x0,y,'='*154); return y-lh*1.2
    pg=1; y=head(1)
    ul=' '*48+' '+'-'*13+'  '+'-'*13+'  '+'-'*12+' '*12+'-'*13+'  '+'-'*13+'  '+'-'*12
    dl=ul.replace('-','=')
    for i,q in enumerate(s.rows):
        need=lh*(4 if q['typ']=='HEADING' else 2.5)
        if y<44+need: p.showPage(); pg+=1; y=head(pg)
        if q['typ']=='HEADING': y-=lh*.3; p.setFont('Courier-Bold',fs); p.drawString(x0,y,q['label']); p.setFont(F,fs); y-=lh; continue
        if q['typ']!='LINE': p.drawString(x0,y+lh*.35,ul); y-=lh*.35
        if q['typ']=='TOTAL': p.setFont('Courier-Bold',fs)
        p.drawString(x0,y,fmt(q)); p.setFont(F,fs); y-=lh
        if q['typ']=='TOTAL': p.drawString(x0,y+lh*.3,dl); y-=lh*.6
        elif q['typ']=='SUBTOTAL': y-=lh*.5
    p.drawString(x0,y-lh,'Variances: favorable / (-) unfavorable.   Unaudited - prepared from the books of the owner.')
    p.save(); save(n,[s],'RETAIL','OPERATING_STATEMENT','seller accounting print, Courier, departments, MTD/YTD actual-budget-variance, trailing minus, capital items and debt below NOI',True)

# ---------------------------------------------------------------- 3 hotel T12 (fpdf2)
def hotel_t12():
    from fpdf import FPDF
    n='harborlight_inn_t12.pdf'; r=random.Random(3903)
    ms=['Jul-24','Aug-24','Sep-24','Oct-24','Nov-24','Dec-24','Jan-25','Feb-25','Mar-25','Apr-25','May-25','Jun-25']; days=[31,31,30,31,30,31,31,28,31,30,31,30]
    s=St('Trailing Twelve Month Profit & Loss','Harborlight Inn & Suites','2024-07-01','2025-06-30',ms+['TTM Total'])
    av=[112*d for d in days]; occ=[.91,.90,.78,.71,.56,.49,.44,.52,.61,.68,.76,.87]; sold=[int(a*o*r.uniform(.98,1.02)) for a,o in zip(av,occ)]
    adr=[189,186,158,149,127,121,116,122,129,138,152,178]; rr=[int(round(x*q*r.uniform(.99,1.01))) for x,q in zip(sold,adr)]
    A,S_,R=sum(av),sum(sold),sum(rr)
    s.H('Statistics')
    s.L('Rooms Available',av+[A]);s.L('Rooms Sold',sold+[S_]);s.L('Occupancy %',[round(x/y,3) for x,y in zip(sold+[S_],av+[A])],f='p')
    s.L('Average Daily Rate',[round(x/y,2) for x,y in zip(rr+[R],sold+[S_])],f='d');s.L('RevPAR',[round(x/y,2) for x,y in zip(rr+[R],av+[A])],f='d')
    seas=[x/S_*12 for x in sold]; half=[.5+.5*x for x in seas]
    def L(l,a,se=None,no=.05,**m): return s.L(l,wt(mon(r,a,12,no,se)),**m)
    s.H('Operating Revenue')
    rev=[s.L('Rooms',wt(rr)),L('Food & Beverage',386000,seas),L('Other Operated Departments',58400,seas),L('Miscellaneous Income',17900,half,.2)]
    tr=s.T('Total Operating Revenue',rev,kind='TOTAL',key='total_income')
    s.H('Departmental Expenses')
    def dep(h,t,ls):
        s.H(h,ind=1); return s.T(t,[L(l,a,half,ind=2) for l,a in ls],ind=1)
    d=[dep('Rooms','Total Rooms',[('Salaries & Wages',512000),('Payroll Taxes & Benefits',118000),('Travel Agent Commissions',97000),('Guest Supplies',61500),('Laundry & Linen',43800),('Complimentary Breakfast',88200),('Other Rooms Expense',29400)]),
       dep('Food & Beverage','Total Food & Beverage',[('Cost of Food',104300),('Cost of Beverage',27100),('Salaries & Wages',131000),('Payroll Taxes & Benefits',29800),('Other F&B Expense',18300)]),
       dep('Other Operated Departments','Total Other Operated',[('Cost of Goods - Market',24400),('Other Expense',4900)])]
    td=s.T('Total Departmental Expenses',d); tdp=s.T('Total Departmental Profit',[tr,td],[1,-1],kind='TOTAL')
    s.H('Undistributed Operating Expenses')
    u=[L('Administrative & General',268000,half),L('Information & Telecom',46200),L('Sales & Marketing',171000,half)]
    fr=[int(round(.098*x)) for x in rr]; u.append(s.L('Franchise Fees',wt(fr))); u+= [L('Property Operations & Maintenance',187500),L('Utilities',196400,[1.1,1.1,1,.9,.9,1.1,1.2,1.1,1,.9,.9,1])]
    tu=s.T('Total Undistributed Expenses',u); gop=s.T('Gross Operating Profit',[tdp,tu],[1,-1],kind='TOTAL')
    mf=s.L('Management Fees',wt([int(round(.03*s.v(tr,i))) for i in range(12)]))
    inc=s.T('Income Before Non-Operating',[gop,mf],[1,-1])
    s.H('Non-Operating Expenses')
    no=[s.L('Property Taxes',wt([11840]*6+[12310]*6)),s.L('Insurance',wt([7415]*9+[8230]*3)),s.L('Equipment Leases',wt([None,None,2450]*4))]
    tn=s.T('Total Non-Operating Expenses',no); eb=s.T('EBITDA',[inc,tn],[1,-1],kind='TOTAL')
    ff=s.L('FF&E Reserve (4%)',wt([int(round(.04*s.v(tr,i))) for i in range(12)]))
    noi=s.T('Net Operating Income after Reserve',[eb,ff],[1,-1],kind='TOTAL',key='noi')
    it=s.L('Mortgage Interest',wt([41210-63*i for i in range(12)])); pr=s.L('Mortgage Principal',wt([13870+63*i for i in range(12)]))
    cx=s.L('Capital Expenditures',wt([None,8640,None,None,42150,37900,None,None,5275,None,None,None]))
    s.T('Net Cash Flow',[noi,it,pr,cx],[1,-1,-1,-1],kind='TOTAL',key='net_cash_flow')
    class P(FPDF):
        def header(q):
            q.set_fill_color(35,62,58);q.rect(0,0,1008,34,'F');q.set_text_color(255,255,255);q.set_font('Helvetica','B',13);q.set_xy(28,9);q.cell(500,16,'Harborlight Inn & Suites')
            q.set_font('Helvetica','',8.5);q.set_xy(480,9);q.cell(500,16,'Trailing Twelve Month Profit & Loss  -  July 2024 through June 2025',align='R')
            q.set_text_color(0,0,0);q.set_font('Helvetica','B',6.8);q.set_xy(28,46);q.set_fill_color(222,230,226)
            q.cell(142,13,'112 keys / US$',fill=True)
            for m in ms:q.cell(55,13,m,align='R',fill=True)
            q.cell(60,13,'TTM Total',align='R',fill=True);q.cell(42,13,'% Rev',align='R',fill=True);q.cell(44,13,'POR',align='R',fill=True);q.set_xy(28,62)
        def footer(q):
            q.set_y(-22);q.set_font('Helvetica','I',6.5);q.cell(0,10,'Owner\'s internal statement, USALI 11th edition presentation, unaudited. Periods per hotel accounting system; mortgage per servicer statements.');q.set_y(-22);q.cell(0,10,f'{q.page_no()} / {{nb}}',align='R')
    q=P(unit='pt',format=(612,1008),orientation='L');q.set_auto_page_break(False);q.set_margins(28,62,28);q.add_page()
    for k in s.rows:
        bold=k['typ']!='LINE'; y=q.get_y()
        if k['typ']=='HEADING' and not k['m'].get('ind'): y+=5
        if y>565 or (k['typ']=='HEADING' and y>545): q.add_page(); y=q.get_y()
        q.set_xy(28,y); q.set_font('Helvetica','B' if bold else '',6.8)
        if k['typ']=='TOTAL': q.set_fill_color(240,243,241); q.rect(28,y,948,11,'F'); q.set_draw_color(35,62,58); q.line(28,y,976,y)
        q.cell(142,11,'   '*(k['m'].get('ind',0) or (1 if k['typ']=='LINE' else 0))+k['label'])
        f=k['m'].get('f')
        if k['typ']!='HEADING':
            for i,v in enumerate(k['vals']):
                t='' if v is None else f'{v*100:.1f}%' if f=='p' else f'{v:,.2f}' if f=='d' else par(v)
                q.cell(60 if i==12 else 55,11,t,align='R')
            if k['label'] not in('Rooms Available','Rooms Sold','Occupancy %','Average Daily Rate','RevPAR'):
                q.cell(42,11,f"{k['vals'][12]/s.v(tr,12)*100:.1f}%",align='R');q.cell(44,11,par(k['vals'][12]/S_,2),align='R')
        q.set_xy(28,y+11)
    q.alias_nb_pages();q.output(path(n))
    save(n,[s],'HOSPITALITY','OPERATING_STATEMENT_T12','hotel USALI T12 on legal landscape, statistics, departments, %/POR columns, debt and capex below',True)

# ---------------------------------------------------------------- 4 appraiser assisted living (planted)
def assisted_appraisal():
    n='maplewood_terrace_reconstructed.pdf'; r=random.Random(3904)
    s=St('RECONSTRUCTED OPERATING STATEMENT','Maplewood Terrace Assisted Living & Memory Care',None,None,['FY 2022 Actual','FY 2023 Actual','TTM Sep-2024 Actual','Appraiser Stabilized'])
    rd=[24236,25754,26348,27594]
    def g(a,gr=(1,1.06,1.11,1.14),no=.03): return [int(round(a*k*r.uniform(1-no,1+no)/ (10 if i==3 else 1)))*(10 if i==3 else 1) for i,k in enumerate(gr)]
    s.H('REVENUE')
    i1=s.L('Assisted Living Rent',g(2610000,(1,1.06,1.11,1.26))); i2=s.L('Memory Care Rent',g(1384000,(1,1.06,1.11,1.26))); i3=s.L('Level of Care Charges',g(562000,(1,1.06,1.11,1.26))); i4=s.L('Second Occupant Fees',g(41200)); i5=s.L('Community Fees',g(96500)); i6=s.L('Respite Stays',[28340,35910,22175,None]); i7=s.L('Other Resident Income',g(18700))
    gr=s.T('Gross Resident Revenue',[i1,i2,i3,i4,i5,i6,i7])
    c=[s.L('Less: Vacancy Allowance',[None,None,None,-round(s.v(gr,3)*.1,-2).__int__()]),s.L('Less: Concessions & Discounts',[-61230,-48915,-37480,-36000]),s.L('Less: Uncollectible Accounts',[-20114,-17262,-24803,-26800])]
    egi=s.T('EFFECTIVE GROSS REVENUE',[gr]+c,kind='TOTAL',key='total_income')
    s.H('OPERATING EXPENSES')
    def dep(h,t,ls):
        s.H(h,ind=1); ids=[s.L(l,v if isinstance(v,list) else g(v),ind=2) for l,v in ls]; return s.T(t,ids,ind=1)
    dd=[dep('Resident Care','Total Resident Care',[('Nursing & Caregiver Wages',1218000),('Agency Staffing',[148260,96415,41880,40000]),('Benefits & Payroll Taxes',231000),('Medical Supplies',27400)]),
        dep('Dietary','Total Dietary',[('Dietary Wages & Benefits',268000),('Raw Food',214500),('Kitchen Supplies',22800)]),
        dep('Housekeeping, Laundry & Activities','Total Housekeeping, Laundry & Activities',[('Wages & Benefits',142600),('Supplies',26300),('Activities & Transportation',38900)]),
        dep('Property','Total Property',[('Maintenance Wages',74200),('Repairs, Supplies & Contracts',81600),('Utilities',168900),('Cable & Internet',21450)]),
        dep('Administrative & Marketing','Total Administrative & Marketing',[('Administrative Wages',286000),('Office & Professional',92400),('Marketing & Referral Fees',118700),('Licenses, Training & Other',24100)])]
    fx=[s.L('Real Estate Taxes',[141206,146880,151290,158000],sp=1),s.L('Property & Liability Insurance',[88417,97330,112654,115000]),s.L('Management Fee',[int(round(s.v(egi,k)*.05,-1 if k==3 else 0)) for k in range(4)]),s.L('Replacement Reserve',[None,None,None,29400])]
    te=s.T('TOTAL OPERATING EXPENSES',dd+fx,kind='TOTAL',key='total_operating_expenses')
    s.T('NET OPERATING INCOME',[egi,te],[1,-1],kind='TOTAL',key='noi')
    # defect: one digit of Raw Food FY 2023 as printed; PRD column was computed from the true amount
    k=[i for i,q in enumerate(s.rows) if q['label']=='Raw Food'][0]
    true=s.rows[k]['vals'][1]; st=str(true); bad=int(st[:1]+str((int(st[1])+4)%10)+st[2:])
    prd=[[None if v is None else v/rd[j] for j,v in enumerate(q['vals'])] for q in s.rows]
    s.rows[k]['vals'][1]=bad
    s.planted=dict(what=f"Raw Food, FY 2023 prints {bad:,} where {true:,} was meant; Total Dietary and all above tie with {true:,}",kind='digit_changed')
    W,H=letter; p=canvas.Canvas(path(n),pagesize=letter)
    X=[(256,296),(344,384),(432,472),(522,562)]
    def head(y):
        p.setFont('SerB',8)
        for (a,b),t,u in zip(X,('FY 2022','FY 2023','TTM Sep-2024','Appraiser'),('Actual','Actual','Actual','Stabilized')):
            cx=(a-44+b)/2; p.drawCentredString(cx,y,t); p.drawCentredString(cx,y-10,u); p.setLineWidth(.5); p.line(a-42,y-13,b,y-13)
            p.setFont('SerI',7.2); p.drawRightString(a,y-22,'Amount ($)'); p.drawRightString(b,y-22,'$/PRD'); p.setFont('SerB',8)
        p.setLineWidth(.9); p.line(46,y-26,566,y-26); return y-38
    y=H-54; p.setFont('Ser',8); p.drawString(46,y,'Dunmore Valuation Group'); p.drawRightString(566,y,'Income Capitalization Approach   |   71'); p.line(46,y-4,566,y-4); y-=26
    p.setFont('SerB',13); p.drawString(46,y,'RECONSTRUCTED OPERATING STATEMENT'); y-=14; p.setFont('Ser',10); p.drawString(46,y,'Maplewood Terrace Assisted Living & Memory Care'); y-=12
    p.setFont('Ser',8); p.drawString(46,y,f'84 licensed beds.  Resident days: {rd[0]:,} / {rd[1]:,} / {rd[2]:,} / {rd[3]:,} (90.0% stabilized occupancy).  PRD = per resident day.'); y-=22
    y=head(y)
    for q,pr in zip(s.rows,prd):
        m=q['m']; 
        if q['typ']=='HEADING' and not m.get('ind') or m.get('sp'): y-=4
        bold=q['typ'] in('TOTAL','HEADING') ; f='SerB' if bold and not m.get('ind') else 'SerI' if m.get('ind')==1 else 'Ser'
        p.setFont(f,8); lab=q['label']; x=46+7*m.get('ind',0); col=X[0][0]-36
        lines=simpleSplit(lab,f,8,170-7*m.get('ind',0))
        if q['typ'] in('SUBTOTAL','TOTAL'):
            p.setLineWidth(.4)
            for a,b in X: p.line(a-42,y+8,a,y+8)
        for z,l in enumerate(lines):
            p.drawString(x+(6 if z else 0),y-9*z,l)
        y-=9*(len(lines)-1)
        if q['typ']!='HEADING':
            for (a,b),v,w in zip(X,q['vals'],pr):
                p.setFont('SerB' if q['typ']=='TOTAL' else 'Ser',8); p.drawRightString(a,y,par(v,none='\u2014'))
                p.setFont('SerI',7.2); p.drawRightString(b,y,'' if w is None else par(w,2))
        y-=11.2
        if q['typ']=='TOTAL': y-=3
    y-=6; p.setFont('Ser',7.6)
    for l in simpleSplit('Notes: Historical revenue is reported by the operator net of vacancy. Historical management fees are as charged by the affiliated manager. Stabilized figures are rounded; the operator holds no replacement reserve, and the reserve is estimated at $350 per bed.','Ser',7.6,520): p.drawString(46,y,l); y-=9.5
    p.save(); save(n,[s],'SENIOR_HOUSING','OPERATING_STATEMENT','appraiser reconstructed statement, grouped headers Amount and $/PRD, three historic years and stabilized',True)

# ---------------------------------------------------------------- 5 balance sheet (accountants)
def office_bs():
    n='kestrel_plaza_balance_sheet.pdf'; r=random.Random(3905)
    s=St('BALANCE SHEETS','Kestrel Plaza Office Associates, LLC',None,'2024-12-31',['2024','2023'])
    s.H('ASSETS',c=1); s.H('Real estate, at cost:')
    re=[s.L('Land',[4150000,4150000]),s.L('Building and improvements',[23816422,23488109]),s.L('Tenant improvements',[3274918,2861350]),s.L('Furniture and equipment',[186240,171905])]
    t=s.T('Total real estate, at cost',re); ad=s.L('Less: accumulated depreciation',[-9047336,-8215704]); nre=s.T('Real estate, net',[t,ad])
    cash=s.L('Cash and cash equivalents',[712846,588317]); s.H('Restricted cash and escrows:')
    rc=[s.L('Real estate tax and insurance escrow',[241655,228190]),s.L('Leasing reserve',[386110,514725]),s.L('Replacement reserve',[97208,73844]),s.L('Tenant security deposits',[164872,171290])]
    rct=s.T('Total restricted cash and escrows',rc)
    oth=[s.L('Tenant receivables, net of allowance of $18,400 and $12,150',[93517,121663]),s.L('Straight-line rent receivable',[668204,621948]),s.L('Deferred leasing costs, net',[541376,497022]),s.L('Interest rate cap, at fair value',[58310,None]),s.L('Prepaid expenses and other assets',[77421,69386])]
    ta=s.T('TOTAL ASSETS',[nre,cash,rct]+oth,kind='TOTAL',key='total_assets')
    s.H("LIABILITIES AND MEMBERS' EQUITY",c=1,brk=1); s.H('Liabilities:')
    mort=s.L('Mortgage note payable',[17640000,18000000]); dfc=s.L('Less: unamortized debt issuance costs',[-138742,-196514]); mn=s.T('Mortgage note payable, net',[mort,dfc])
    li=[s.L('Accounts payable and accrued expenses',[318466,274909]),s.L('Accrued interest',[80850,82500]),s.L('Accrued real estate taxes',[226318,219447]),s.L('Due to affiliate',[42500,87500]),s.L('Prepaid rents',[131094,97238]),s.L('Security deposits',[164872,171290])]
    tl=s.T('Total liabilities',[mn]+li,kind='TOTAL',key='total_liabilities')
    s.H("Members' equity:")
    cc=[9600000,9350000]; ds=[-3960000,-3420000]
    a=s.L('Capital contributions',cc); b=s.L('Cumulative distributions',ds); e=s.L('Accumulated earnings',[s.v(ta,i)-s.v(tl,i)-cc[i]-ds[i] for i in (0,1)])
    te=s.T("Total members' equity",[a,b,e],kind='TOTAL',key='total_equity')
    s.T("TOTAL LIABILITIES AND MEMBERS' EQUITY",[tl,te],kind='TOTAL')
    W,H=letter; p=canvas.Canvas(path(n),pagesize=letter)
    # letter
    p.setFont('Times-Bold',13); p.drawCentredString(W/2,H-90,'BRANDVOLD & ACHTERBERG LLP'); p.setFont('Times-Italic',10); p.drawCentredString(W/2,H-104,'Certified Public Accountants')
    y=H-150; p.setFont('Times-Bold',11); p.drawString(80,y,"INDEPENDENT ACCOUNTANTS' COMPILATION REPORT"); y-=26
    for para in ('To the Members','Kestrel Plaza Office Associates, LLC',"Management is responsible for the accompanying balance sheets of Kestrel Plaza Office Associates, LLC (a limited liability company) as of December 31, 2024 and 2023. We have performed compilation engagements in accordance with Statements on Standards for Accounting and Review Services. We did not audit or review the balance sheets, nor were we required to perform any procedures to verify the accuracy or completeness of the information provided by management. Accordingly, we do not express an opinion, a conclusion, nor provide any form of assurance on these balance sheets.","Management has elected to omit the statements of operations, members' equity and cash flows, and substantially all of the disclosures ordinarily included in financial statements prepared in accordance with accounting principles generally accepted in the United States of America.",'March 18, 2025'):
        p.setFont('Times-Roman',10.5)
        for l in simpleSplit(para,'Times-Roman',10.5,W-160): p.drawString(80,y,l); y-=14.5
        y-=10
    p.setFont('Times-Roman',8); p.drawCentredString(W/2,40,'- 1 -'); p.showPage()
    def head(sub):
        y=H-80; p.setFont('Times-Bold',12); p.drawCentredString(W/2,y,'KESTREL PLAZA OFFICE ASSOCIATES, LLC'); y-=16; p.drawCentredString(W/2,y,'BALANCE SHEETS'+sub); y-=15; p.setFont('Times-Roman',11); p.drawCentredString(W/2,y,'December 31, 2024 and 2023'); y-=30
        p.setFont('Times-Bold',10.5); p.drawRightString(450,y,'2024'); p.drawRightString(536,y,'2023'); p.setLineWidth(.6); p.line(385,y-3,450,y-3); p.line(471,y-3,536,y-3); return y-24
    y=head(''); pg=2; first=True; top={'Land','Mortgage note payable','TOTAL ASSETS',"TOTAL LIABILITIES AND MEMBERS' EQUITY"}
    for q in s.rows:
        m=q['m']
        if m.get('brk'): p.setFont('Times-Italic',8.5); p.drawCentredString(W/2,62,"See independent accountants' compilation report."); p.setFont('Times-Roman',8); p.drawCentredString(W/2,40,'- 2 -'); p.showPage(); y=head(' (CONTINUED)'); pg=3
        if q['typ']=='HEADING':
            p.setFont('Times-Bold' if m.get('c') else 'Times-Roman',10.5)
            if m.get('c'): p.drawCentredString(W/2-60,y,q['label']); y-=20
            else: p.drawString(76,y,q['label']); y-=15
            continue
        ind=90 if q['typ']=='LINE' else 104 if q['typ']=='SUBTOTAL' else 76
        if q['label']=='Cash and cash equivalents' or q['label'] in [s.rows[i]['label'] for i in oth]: ind=76
        f='Times-Bold' if q['typ']=='TOTAL' and q['label'].isupper() else 'Times-Roman'
        lines=simpleSplit(q['label'],f,10.5,270); p.setFont(f,10.5)
        for z,l in enumerate(lines[:-1]): p.drawString(ind,y,l); y-=13
        p.drawString(ind+(10 if len(lines)>1 else 0),y,lines[-1]); xx=ind+(10 if len(lines)>1 else 0)+p.stringWidth(lines[-1],f,10.5)+4
        p.setFont('Times-Roman',8)
        while xx<372: p.drawString(xx,y,'.'); xx+=5
        p.setFont(f,10.5)
        if q['typ']!='LINE': p.setLineWidth(.5); p.line(385,y+11,450,y+11); p.line(471,y+11,536,y+11)
        for v,x in zip(q['vals'],(450,536)):
            t=par(v,none='-'); p.drawRightString(x+(3.5 if t.endswith(')') else 0),y,t)
            if q['label'] in top: p.drawString(x-66,y,'$')
        if q['typ']=='TOTAL' and q['label'].isupper():
            for x in (385,471): p.line(x,y-3,x+65,y-3); p.line(x,y-5,x+65,y-5)
        y-=16
        if q['typ']!='LINE': y-=7
    p.setFont('Times-Italic',8.5); p.drawCentredString(W/2,62,"See independent accountants' compilation report."); p.setFont('Times-Roman',8); p.drawCentredString(W/2,40,'- 3 -')
    p.save(); save(n,[s],'OFFICE','BALANCE_SHEET','accountants compiled balance sheets, letter page first, dot leaders, two years, assets and liabilities on separate pages',False)

# ---------------------------------------------------------------- 6 cash flow, two entities
def industrial_cf():
    n='ironwood_owner_cash_flows.pdf'; r=random.Random(3906)
    def mk(prop,page,D):
        s=St('STATEMENT OF CASH FLOWS',prop,None,'2024-12-31',['Year Ended Dec 31, 2024','Year Ended Dec 31, 2023'],page=page); s.pf='2024-01-01'
        s.H('Cash flows from operating activities'); a=[s.add(D['nilab'],'LINE',D['ni'],key='net_income')]
        s.H('Adjustments to reconcile to net cash provided by operations:',ind=1)
        a+=[s.L(l,v,ind=2) for l,v in D['adj']]; s.H('Changes in operating assets and liabilities:',ind=1); a+=[s.L(l,v,ind=2) for l,v in D['wc']]
        o=s.T('Net cash provided by operating activities',a)
        s.H('Cash flows from investing activities'); i=s.T('Net cash used in investing activities',[s.L(l,v,ind=1) for l,v in D['inv']])
        s.H('Cash flows from financing activities'); f=s.T(D['finl'],[s.L(l,v,ind=1) for l,v in D['fin']])
        n_=s.T(D['netl'],[o,i,f],kind='TOTAL',key='net_cash_flow')
        nv=s.rows[n_]['vals']; b23=D['beg']; b24=b23+nv[1]
        b=s.L('Cash and restricted cash, beginning of year',[b24,b23]); e=s.T('Cash and restricted cash, end of year',[n_,b],kind='TOTAL')
        ec=s.rows[e]['vals']; rc=D['rc']
        s.H('Reconciliation to the balance sheet'); s.T('Total cash and restricted cash',[s.L('Cash',[ec[0]-rc[0],ec[1]-rc[1]],ind=1),s.L('Restricted cash - lender reserves',rc,ind=1)])
        s.H('Supplemental information'); s.L('Cash paid for interest',D['int'],ind=1); s.L(D['ncl'],D['nc'],ind=1)
        return s
    A=mk('Ironwood Distribution Center',2,dict(nilab='Net income',ni=[1284617,1052388],adj=[('Depreciation and amortization',[1618240,1571906]),('Amortization of deferred financing costs',[64812,64812]),('Straight-line rent',[-118455,-203714]),('Amortization of below-market leases, net',[-41900,-41900])],
      wc=[('Tenant receivables',[-22816,31407]),('Prepaid expenses and other assets',[-9354,-4118]),('Accounts payable and accrued expenses',[61283,-38772]),('Prepaid rent and security deposits',[14650,7925])],
      inv=[('Building improvements',[-486210,-231455]),('Tenant improvements',[-312980,-644100]),('Leasing commissions paid',[-97418,-215336])],
      fin=[('Principal payments on mortgage',[-512644,-489120]),('Contributions from members',[None,350000]),('Distributions to members',[-1250000,-900000])],finl='Net cash used in financing activities',netl='Net increase in cash and restricted cash',beg=904318,rc=[418220,372640],int=[1196330,1219854],ncl='Capital improvements in accounts payable',nc=[48215,None]))
    B=mk('Ironwood Cold Storage Annex',3,dict(nilab='Net loss',ni=[-318774,-562190],adj=[('Depreciation and amortization',[742518,688034]),('Amortization of deferred financing costs',[38125,31770]),('Loss on disposal of refrigeration equipment',[27640,None]),('Bad debt expense',[8913,15260])],
      wc=[('Storage and handling receivables',[-64287,-91335]),('Supplies inventory',[3415,-12908]),('Accounts payable and accrued expenses',[29764,118442]),('Due to affiliate',[-50000,120000])],
      inv=[('Refrigeration plant and racking',[-1184300,-706915]),('Proceeds from sale of equipment',[46500,None])],
      fin=[('Construction loan draws',[1050000,940000]),('Loan costs paid',[-15750,-42300]),('Contributions from members',[300000,450000]),('Distributions to members',[None,None])],finl='Net cash provided by financing activities',netl='Net increase in cash and restricted cash',beg=211406,rc=[155000,155000],int=[468912,391077],ncl='Equipment acquired under finance lease',nc=[None,182400]))
    # net income rows are addends too; fix label for B (a loss)
    p=canvas.Canvas(path(n),pagesize=A4); W,H=A4; teal=colors.HexColor('#0d5c63')
    p.setFont('DjaB',22); p.setFillColor(teal); p.drawString(70,H-260,'Ironwood Industrial'); p.drawString(70,H-288,'Portfolio'); p.setFont('Dja',12); p.setFillColor(colors.black); p.drawString(70,H-320,'Statements of cash flows by property'); p.drawString(70,H-338,'Years ended December 31, 2024 and 2023'); p.setFont('Dja',9); p.drawString(70,H-370,'Furnished by the sponsor in connection with the loan application'); p.drawString(70,H-384,'Internally prepared. Amounts in US dollars.')
    p.setFillColor(teal); p.rect(70,H-230,80,5,fill=1,stroke=0)
    for k,s in enumerate((A,B)):
        p.showPage(); y=H-62; p.setFillColor(teal); p.setFont('DjaB',14); p.drawString(56,y,s.prop); y-=17; p.setFont('DjaB',10); p.setFillColor(colors.black); p.drawString(56,y,'STATEMENT OF CASH FLOWS'); p.setFont('Dja',8); y-=13; p.drawString(56,y,('Ironwood Distribution Owner LLC','Ironwood Annex Owner LLC')[k]); y-=18
        p.setFillColor(teal); p.rect(56,y-18,W-112,30,fill=1,stroke=0); p.setFillColor(colors.white); p.setFont('DjaB',8)
        for x,t in ((W-150,'2024'),(W-62,'2023')): p.drawRightString(x,y+1,'Year Ended'); p.drawRightString(x,y-10,'Dec 31, '+t)
        y-=36; p.setFillColor(colors.black)
        for q in s.rows:
            f='Dja' if q['typ']=='LINE' or q['m'].get('ind') else 'DjaB'
            if q['typ']=='HEADING' and not q['m'].get('ind'): y-=5; p.setFillColor(teal)
            p.setFont(f,8.4); p.drawString(56+12*q['m'].get('ind',0),y,q['label']); p.setFillColor(colors.black)
            if q['typ']!='HEADING':
                for v,x in zip(q['vals'],(W-150,W-62)): t=par(v,none='\u2013'); p.drawRightString(x+(3 if t.endswith(')') else 0),y,t)
                if q['typ']!='LINE':
                    p.setStrokeColor(colors.grey); p.setLineWidth(.5)
                    for x in (W-150,W-62): p.line(x-66,y+9.5,x,y+9.5)
                if q['typ']=='TOTAL':
                    for x in (W-150,W-62): p.line(x-66,y-3,x,y-3)
            y-=15.2
        p.setFont('Dja',7); p.drawString(56,36,'Unaudited'); p.drawRightString(W-56,36,f'Page {k+2} of 3')
    p.save(); save(n,[A,B],'INDUSTRIAL','CASH_FLOW_STATEMENT','sponsor indirect cash flow statements of two sister properties, one per page after a cover, A4',False)
def run():
    om_apartments(); strip_center(); hotel_t12(); assisted_appraisal(); office_bs(); industrial_cf()
