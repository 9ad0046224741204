# PDFs 1-4
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,A4,landscape,legal
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
import glob
def reg(n,f):
    p=[x for x in glob.glob('/usr/share/fonts/**/'+f+'.ttf',recursive=True)][0]; pdfmetrics.registerFont(TTFont(n,p))
for n,f in [('LSN','LiberationSansNarrow-Regular'),('LSNB','LiberationSansNarrow-Bold'),('LM','LiberationMono-Regular'),('LMB','LiberationMono-Bold'),
            ('LSe','LiberationSerif-Regular'),('LSeB','LiberationSerif-Bold'),('LSeI','LiberationSerif-Italic'),('DC','DejaVuSansCondensed'),('DCB','DejaVuSansCondensed-Bold'),
            ('LS','LiberationSans-Regular'),('LSB','LiberationSans-Bold')]:
    try: reg(n,f)
    except IndexError: print('no',f)
def tx(c,x,y,s,f,z,al='l'):
    c.setFont(f,z); {'l':c.drawString,'r':c.drawRightString,'c':c.drawCentredString}[al](x,y,s)
def doc1():
    rng=random.Random(4201)
    cols=['Quarter Actual','Quarter Budget','Quarter Variance','Year to Date Actual','Year to Date Budget','Year to Date Variance','2025 Budget']
    def der(b,k):
        s=1 if k=='inc' else -1; a,bu,ya,yb,an=b
        return [a,bu,s*(a-bu),ya,yb,s*(ya-yb),an]
    def val(x,o,k):
        m=months(rng,x*rng.uniform(.96,1.05),9,.07,o); q=round(x/4)
        return [sum(m[6:]),q,sum(m),q*3,q*4]
    st=St(cols,der,zero_null=True,title='Statement of Property Operations',propertyName='Larkfield Commons',periodFrom='2025-07-01',periodTo='2025-09-30')
    build(st,'''
# Revenue
|Minimum rent|7420
|Percentage rent|188|q
|Common area recoveries|1610
|Real estate tax recoveries|1324
|Insurance recoveries|204
|Specialty leasing and kiosks|236
|Miscellaneous tenant charges|58
> Gross revenue|*|gr
!ded
|Provision for doubtful accounts|-64|@pd
!inc
> Total revenue|gr+pd|inc|total_income
!exp
# Recoverable expenses
|Cleaning and trash removal|318
|Landscaping and snow removal|226
|Utilities – common area|294
|Security|262
|Repairs and maintenance|347
|Property insurance|219|f
|Real estate taxes|1396|f
|Property management fee (3.0%)|325
> Total recoverable expenses|*|rec
# Non-recoverable expenses
|Landlord utilities – vacant space|44
|Marketing and promotion|86
|Legal and professional|61|s
|Owner's general and administrative|38
|Bank charges and licenses|9|
> Total non-recoverable expenses|*|non
> Total operating expenses|rec+non|exp|total_operating_expenses
!inc
> Net operating income|inc-exp|noi|noi|TOTAL
!exp
# Items below net operating income
|Asset management fee – General Account|165|f
|Tenant improvements|620|s
|Leasing commissions|214|s
|Building and site capital|480|s
> Total below-the-line items|*|btl
!inc
> Net cash flow to General Account|noi-btl|ncf|net_cash_flow|TOTAL
''',lambda x,o,k:val(x,o,k))
    for r in st.rows:
        if r['kind']=='ded': pass
    # deduction is printed negative: variance as income
    for r in st.rows:
        if r['kind']=='ded': r['vals']=der(r['base'],'inc')
    fn='Larkfield_Commons_3Q25_Quarterly_Report.pdf'
    c=canvas.Canvas(os.path.join(DOC,fn),pagesize=letter,invariant=1); W,H=letter
    c.setFillGray(.22); c.rect(0,H-250,W,120,fill=1,stroke=0); c.setFillGray(1)
    tx(c,60,H-190,'LARKFIELD COMMONS','LSeB',26); tx(c,60,H-215,'Third Quarter 2025 Property Report','LSeI',15); c.setFillGray(0)
    tx(c,60,H-290,'Prepared for','LSe',10); tx(c,60,H-306,'Meridian & Lakes Mutual Life Insurance Company','LSeB',12); tx(c,60,H-321,'Real Estate Equities – General Account','LSe',11)
    tx(c,60,H-360,'Prepared by','LSe',10); tx(c,60,H-376,'Brandt Coyle Retail Services, Inc., as property manager','LSeB',12)
    y=H-440
    for a,b in [('Location','Larkfield Road at Route 9, Dutchess County, New York'),('Year built / renovated','1994 / 2016'),('Gross leasable area','412,600 sq. ft.'),('Leased at quarter end','95.1%'),('Anchors','Grocery, home improvement, off-price apparel'),('Date acquired','June 2011')]:
        tx(c,60,y,a,'LSe',10); tx(c,210,y,b,'LSe',10); c.setLineWidth(.3); c.line(60,y-5,W-60,y-5); y-=20
    tx(c,60,50,'Confidential – for the use of the Owner only','LSeI',8); c.showPage()
    # statement
    tx(c,W/2,H-52,'Larkfield Commons','LSeB',14,'c'); tx(c,W/2,H-68,'Statement of Property Operations','LSeB',12,'c')
    tx(c,W/2,H-82,'For the Quarter Ended September 30, 2025','LSe',10,'c'); tx(c,W/2,H-94,'Accrual basis, before straight-line rent   (in thousands of dollars)','LSeI',9,'c')
    X=[256,299,342,374,424,467,510,540,582]; y=H-122
    tx(c,(220+374)/2+4,y,'Quarter','LSeB',8.5,'c'); tx(c,(395+540)/2-3,y,'Year to Date','LSeB',8.5,'c'); c.setLineWidth(.6); c.line(222,y-3,374,y-3); c.line(390,y-3,540,y-3)
    tx(c,X[8],y,'2025','LSeB',8.5,'r'); y-=12
    for x,h in zip(X,['Actual','Budget','Variance','%','Actual','Budget','Variance','%','Annual Budget']):
        if h=='Annual Budget': tx(c,x,y,'Budget','LSeB',8,'r')
        else: tx(c,x,y,h,'LSeB',8,'r')
    y-=4; c.line(36,y,582,y); y-=14
    def pct(v,b): return '–' if not b else (f'{abs(v)/abs(b)*100:.1f}%' if v>=0 else f'({abs(v)/abs(b)*100:.1f}%)')
    for i,r in enumerate(st.rows):
        b=r['type']!='LINE'; f='LSeB' if b else 'LSe'
        if r['type']=='HEADING': y-=5
        ind=36 if (b and r['type']!='SUBTOTAL') or r['type']=='HEADING' else (44 if r['type']=='LINE' else 36)
        lab=r['label']; tx(c,ind,y,lab,f,8.6)
        if r['type']!='HEADING':
            v=r['vals']
            if 'foots' in r: 
                c.setLineWidth(.4)
                for x in [X[0],X[1],X[2],X[4],X[5],X[6],X[8]]: c.line(x-32,y+9,x,y+9)
            for x,t in zip(X,[v[0],v[1],v[2],('p',v[2],v[1]),v[3],v[4],v[5],('p',v[5],v[4]),v[6]]):
                if isinstance(t,tuple): tx(c,x,y,pct(t[1],t[2]),f if b else 'LSe',7.2,'r')
                else: tx(c,x+(2.5 if t is not None and t<0 else 0),y,fmt(t,zero='–',cur='$' if (i==1 or r['type']=='TOTAL') else ''),f,8.4,'r')
            if r['type']=='TOTAL':
                for x in [X[0],X[1],X[2],X[4],X[5],X[6],X[8]]: c.line(x-32,y-3,x,y-3); c.line(x-32,y-4.6,x,y-4.6)
                y-=6
        y-=13.2
    tx(c,36,y-8,'Variance: favorable / (unfavorable). The annual budget was approved by the Owner on November 20, 2024.','LSeI',7.5)
    tx(c,W/2,34,'Page 2','LSe',8,'c'); c.showPage()
    tx(c,54,H-60,'Variance Commentary','LSeB',13); y=H-86
    for t in ['Minimum rent. Two in-line tenants opened ahead of the dates assumed in the budget; one shop tenant remains in arrears and has been','reserved in full.','','Snow removal. The contract is seasonal; the year-to-date position reflects the January and February storms.','','Capital. Resurfacing of the north parking field was carried over from the 2024 program. The balance is expected to be spent by','year end. Tenant improvements relate to the fixture allowance of the apparel anchor and will be billed on completion.']:
        tx(c,54,y,t,'LSe',9.5); y-=14
    tx(c,W/2,34,'Page 3','LSe',8,'c'); c.save()
    save(fn,[st],'RETAIL','OPERATING_STATEMENT','life company / retail manager','typeset quarterly report, cover + statement + commentary, in thousands, grouped headers with % columns',False)
def doc2():
    rng=random.Random(4202)
    cols=['Current Period Actual','Current Period Budget','Current Period Variance','Year-To-Date Actual','Year-To-Date Budget','Year-To-Date Variance']
    def der(b,k):
        s=-1 if k=='exp' else 1; a,bu,ya,yb=b; return [a,bu,s*(a-bu),ya,yb,s*(ya-yb)]
    def val(x,o,k):
        m=months(rng,x*rng.uniform(.95,1.06),9,.12,o,100); b=round(x/12)*100
        if 'z' in o: b=0
        return [m[-1],b,sum(m),b*9]
    st=St(cols,der,100,title='Comparative Income Statement',propertyName='Tamarack Point Office Park',periodFrom='2025-01-01',periodTo='2025-09-30')
    build(st,'''
# INCOME
## RENTAL INCOME
4110-0000|Base Rent - Office|8964000|f
4112-0000|Base Rent - Storage|61800|f
4115-0000|Rent Abatements|-412000
4120-0000|Antenna & Roof License|54000|f
> TOTAL RENTAL INCOME|*|a
## RECOVERY INCOME
4210-0000|Operating Expense Recovery|1244000|f
4215-0000|Operating Exp Recovery - Prior Year|38400|sz
4220-0000|Real Estate Tax Recovery|982000|f
4225-0000|Real Estate Tax Recovery - Prior Year|-16900|sz
4230-0000|Electric Submeter Billings|318000
4235-0000|After Hours HVAC|47600
> TOTAL RECOVERY INCOME|*|b
## OTHER INCOME
4310-0000|Parking - Reserved|142000
4320-0000|Conference Center|18600
4330-0000|Tenant Work Orders|36500
4340-0000|Late Fees and NSF Charges|4200|s
4350-0000|Interest Income - Operating Account|7300
4390-0000|Lease Termination Fees|0|
> TOTAL OTHER INCOME|*|c
> TOTAL INCOME|a+b+c|inc|total_income|TOTAL
!exp
# RECOVERABLE OPERATING EXPENSES
## CLEANING
5110-0000|Janitorial Contract|486000|f
5112-0000|Janitorial Supplies|58400
5115-0000|Window Washing|27600|q
5118-0000|Trash and Recycling|41200
> TOTAL CLEANING|*|e1
## UTILITIES
5210-0000|Electricity|724000
5220-0000|Natural Gas|96500
5230-0000|Water and Sewer|68200
> TOTAL UTILITIES|*|e2
## REPAIRS AND MAINTENANCE
5310-0000|Engineering Payroll|392000
5312-0000|Engineering Payroll Taxes & Benefits|109800
5320-0000|HVAC Contract|88200|f
5322-0000|HVAC Repairs|74500
5330-0000|Elevator Contract|61400|f
5332-0000|Elevator Repairs|12800|s
5340-0000|Electrical Repairs|31900
5342-0000|Lamps and Ballasts|14400
5350-0000|Plumbing Repairs|26300
5360-0000|Fire and Life Safety|39100
5370-0000|Roof Repairs|11200|s
5380-0000|Painting and Decorating|19700
5390-0000|General Building Supplies|22600
> TOTAL REPAIRS AND MAINTENANCE|*|e3
## GROUNDS AND SECURITY
5410-0000|Landscape Contract|78000|f
5415-0000|Landscape Extras|16200|s
5420-0000|Snow and Ice Removal|94600|s
5430-0000|Parking Lot Sweeping & Striping|21300
5440-0000|Security Guard Contract|236000|f
5445-0000|Access Control Systems|17900
> TOTAL GROUNDS AND SECURITY|*|e4
## ADMINISTRATIVE
5510-0000|Property Management Fee|318000
5520-0000|Management Payroll|286000
5525-0000|Management Payroll Taxes & Benefits|77200
5530-0000|Management Office Rent|63600|f
5540-0000|Telephone and Internet|18400
5550-0000|Office Supplies and Postage|9600
5560-0000|Software and IT Charges|27800
5570-0000|Dues, Licenses and Permits|8300|s
> TOTAL ADMINISTRATIVE|*|e5
## TAXES AND INSURANCE
5610-0000|Real Estate Taxes|1418000|f
5615-0000|Tax Consultant|12000|f
5620-0000|Property Insurance|184000|f
5625-0000|Liability Insurance|42600|f
> TOTAL TAXES AND INSURANCE|*|e6
> TOTAL RECOVERABLE OPERATING EXPENSES|e1+e2+e3+e4+e5+e6|rec
# NON-RECOVERABLE EXPENSES
6110-0000|Leasing and Marketing|62400
6120-0000|Broker Entertainment|7800|s
6130-0000|Tenant Relations|21900
6140-0000|Legal Fees|36600|s
6150-0000|Audit and Tax Return Fees|28000|q
6160-0000|Vacant Suite Electric|48200
6170-0000|Bank Service Charges|5400
6180-0000|Non-Recoverable Repairs|33900
6190-0000|Bad Debt Expense|0|
> TOTAL NON-RECOVERABLE EXPENSES|*|non
> TOTAL OPERATING EXPENSES|rec+non|exp|total_operating_expenses|TOTAL
!inc
> NET OPERATING INCOME|inc-exp|noi|noi|TOTAL
!exp
# CAPITAL AND OWNER ITEMS
7110-0000|Tenant Improvements|742000|s
7120-0000|Leasing Commissions|391000|s
7130-0000|Building Improvements|286000|s
7140-0000|Capitalized Construction Mgmt Fee|31200|s
7210-0000|Advisor Fee|96000|f
> TOTAL CAPITAL AND OWNER ITEMS|*|cap
!inc
> NET CASH FLOW|noi-cap|ncf|net_cash_flow|TOTAL
''',val)
    for r in st.rows:
        if r['code']: r['label']=r['label'][:34].rstrip()  # the system clips the description
    i=st.find('Engineering Payroll'); v=st.rows[i]['vals']
    old=v[3]; s=str(old); new=int(s[0]+s[2]+s[1]+s[3:]) if s[1]!=s[2] else old+900000
    v[3]=new
    st.planted=dict(what=f'Engineering Payroll year-to-date actual printed {new/100:,.2f} instead of {old/100:,.2f}; totals and variance carry the right amount',kind='digit_changed')
    fn='ENT48210_CMPINC_0925.pdf'
    c=canvas.Canvas(os.path.join(DOC,fn),pagesize=landscape(letter),invariant=1); W,H=landscape(letter)
    lines=[]
    for i,r in enumerate(st.rows):
        if r['type']=='HEADING':
            if lines and lines[-1]!='': lines.append('')
            lines.append(('' if r['lvl']==0 else '  ')+r['label']); 
            continue
        nums=[fmt(x,100,2) for x in r['vals']]
        tot='foots' in r
        if tot: lines.append(' '*49+''.join((' '*3+'-'*13) if k!=3 else ' '*5+'-'*13 for k in range(6)))
        lab=f"    {r['code']}  {r['label']}" if r['code'] else ('  ' if r['type']=='SUBTOTAL' else '')+r['label']
        # paren alignment: positives have trailing blank
        nn=[(n if n.endswith(')') else n+' ') for n in nums]
        lines.append(f"{lab:<49}"[:49]+''.join(f'{n:>16}' if k!=3 else f'{n:>18}' for k,n in enumerate(nn)))
        if r['type']=='TOTAL': lines.append(' '*49+''.join((' '*3+'='*13) if k!=3 else ' '*5+'='*13 for k in range(6)))
        if tot: lines.append('')
    per=48; pages=[]; cur=[]
    for L in lines:
        if len(cur)>=per and L=='' : pages.append(cur); cur=[]; continue
        if len(cur)>=per+8: pages.append(cur); cur=[]
        cur.append(L)
    if cur: pages.append(cur)
    for p,pg in enumerate(pages):
        f='LM'; z=7; y=H-34; dy=8.9
        hd=[f"{'Database:  GULLWING':<50}{'Comparative Income Statement':^50}{'Page:':>36} {p+1}",
            f"{'ENTITY:    48210':<50}{'Gullwing State Teachers Retirement Trust':^50}{'Date:':>36} 10/14/2025",
            f"{'':<50}{'Tamarack Point Office Park':^50}{'Time:':>36} 09:41 AM",
            f"{'Cash':<50}",
            f"{'Report includes all approved batches.':<50}{'Thru: Sep 2025':^50}",'',
            ' '*49+f"{'- - - - - - Current Period - - - - - -':^48}  {'- - - - - - Year-To-Date - - - - - -':^48}",
            ' '*49+''.join(f'{n:>15} ' if k!=3 else f'{n:>17} ' for k,n in enumerate(['Actual','Budget','Variance']*2)),
            '_'*147]
        for L in hd+['']+pg: tx(c,34,y,L,f,z); y-=dy
        c.showPage()
    c.save()
    save(fn,[st],'OFFICE','OPERATING_STATEMENT','MRI print, property manager to state pension fund','monospaced MRI comparative income statement, cash, month and YTD, 3 pages',True)
def doc3():
    rng=random.Random(4203)
    cols=['Current Period Actual','Current Period Budget','Year to Date Actual','Year to Date Budget','Year to Date Act - Bud','Prior Year to Date']
    def der(b,k): a,bu,ya,yb,py=b; return [a,bu,ya,yb,ya-yb,py]
    def val(x,o,k):
        m=months(rng,x*rng.uniform(.95,1.06),6,.1,o,100); b=round(x/12)*100; p=months(rng,x*rng.uniform(.92,1.0),6,.1,o,100)
        return [m[-1],b,sum(m),b*6,sum(p)]
    st=St(cols,der,100,title='Income Statement - Recoverable / Non-Recoverable',propertyName='Brightwater Logistics Park',periodFrom='2025-01-01',periodTo='2025-06-30')
    build(st,'''
# 4000|Revenue
4110.100|Basic Rent - Buildings A to D|11862000|f
4110.200|Basic Rent - Yard and Trailer Stalls|438000
4110.900|Basic Rent - Free Rent Concessions|-286000
> Total Basic Rent|*|r1
4210.100|Recovery - Common Area Maintenance|1284000|f
4210.200|Recovery - Realty Taxes|3460000|f
4210.300|Recovery - Insurance|318000|f
4210.400|Recovery - Utilities|402000
4210.800|Recovery - Prior Year Adjustment|-41000|s
4210.950|Recovery - Administration Fee 15%|196000|f
> Total Recoveries|*|r2
4310.100|Licence and Signage|26400|f
4310.300|Interest on Arrears|3900|s
> Total Sundry Revenue|*|r3
> Total Revenue|r1+r2+r3|inc|total_income|TOTAL|4999
!exp
# 5000|Recoverable Expenses
5110.100|Realty Taxes|3538000|f
5110.200|Business Improvement Levy|14600|f
5120.100|Insurance - All Risk|297000|f
5120.200|Insurance - Liability|31800|f
5210.100|Hydro|246000
5210.200|Gas|94400
5210.300|Water and Sewer|71200
5310.100|Snow Removal Contract|318000|s
5310.200|Landscaping|96200
5310.300|Parking Lot and Yard Repairs|64400
5320.100|Roof Repairs|52600
5320.200|HVAC Maintenance|88300
5320.300|Overhead Doors and Dock Levellers|47100
5320.400|Sprinkler and Fire Monitoring|36800
5330.100|Security Patrol|158000|f
5330.200|Waste Removal|22900
5410.100|Site Staff Wages and Benefits|214000
5410.200|Manager's Administration Fee|196000|f
> Total Recoverable Expenses|*|rec||SUBTOTAL|5999
# 6000|Non-Recoverable Expenses
6110.100|Property Management Fee|412000
6110.200|Asset Management Fee|186000|f
6120.100|Legal Fees|29600|s
6120.200|Audit and Appraisal Fees|34000|q
6130.100|Vacant Unit Carrying Costs|61800
6130.200|Non-Recoverable Repairs|24700
6140.100|Doubtful Accounts|0
6140.200|Bank Charges|3600
> Total Non-Recoverable Expenses|*|non||SUBTOTAL|6999
> Total Operating Expenses|rec+non|exp|total_operating_expenses
!inc
> Net Operating Income|inc-exp|noi|noi|TOTAL
# 7000|Non-Cash and Capital
7110.100|Straight-Line Rent Adjustment|164000|f@sl
!exp
7120.100|Amortization of Tenant Inducements|228000|f
7120.200|Amortization of Leasing Costs|147000|f
> Total Amortization|*|am
!inc
> Net Income|noi+sl-am|ni|net_income|TOTAL|7999
''',val)
    fn='R10211B_JULPRD_40210.pdf'
    PS=(legal[1],legal[0]); c=canvas.Canvas(os.path.join(DOC,fn),pagesize=PS,invariant=1); W,H=PS
    state={'p':0,'y':0}
    def head():
        state['p']+=1; y=H-40
        tx(c,36,y,'R10211B','LM',8); tx(c,W/2,y,'Prairie Crown Pension Investment Corporation','LM',9,'c'); tx(c,W-36,y,'7/11/25   16:22:08','LM',8,'r'); y-=11
        tx(c,36,y,'PCP0004','LM',8); tx(c,W/2,y,'Income Statement - Recoverable / Non-Recoverable','LM',9,'c'); tx(c,W-36,y,f"Page -{state['p']:>7}",'LM',8,'r'); y-=11
        tx(c,W/2,y,'For the Six Months Ending June 30, 2025','LM',9,'c'); y-=16
        tx(c,36,y,'Company      00402     Prairie Crown Industrial Holdings LP','LM',8); y-=10
        tx(c,36,y,'Bus. Unit    40210     Brightwater Logistics Park','LM',8); tx(c,W-36,y,'Ledger Types AA / BA    Currency CAD','LM',8,'r'); y-=18
        for k,(a,b) in enumerate([('Current Period','Actual'),('Current Period','Budget'),('Year to Date','Actual'),('Year to Date','Budget'),('Year to Date','Act - Bud'),('Prior','Year to Date')]):
            x=X[k]; tx(c,x,y,a,'LM',8,'r'); tx(c,x,y-10,b,'LM',8,'r'); tx(c,x,y-14,'_'*16,'LM',8,'r')
        tx(c,36,y-10,'Description','LM',8); tx(c,292,y-10,'Obj.Sub','LM',8); tx(c,36,y-14,'_'*50,'LM',8); tx(c,292,y-14,'_'*9,'LM',8)
        state['y']=y-30
    X=[440,540,648,756,864,972]
    head()
    for r in st.rows:
        if state['y']<52: c.showPage(); head()
        y=state['y']
        if r['type']=='HEADING':
            y-=4; tx(c,36,y,r['label'],'LMB',8); tx(c,292,y,r['code'],'LMB',8); state['y']=y-12; continue
        tot='foots' in r
        if tot:
            for x in X: tx(c,x,y+5,'-'*16,'LM',8,'r')
            y-=4
        tx(c,36 if r['type']=='TOTAL' else (46 if tot else 58),y,r['label'],'LMB' if tot else 'LM',8)
        if r['code']: tx(c,292,y,r['code'],'LM',8)
        for x,v in zip(X,r['vals']):
            t=fmt(v,100,2,'trail'); t='.00' if v==0 else t
            tx(c,x+(0 if t.endswith('-') else -4.8),y,t,'LM',8,'r')
        if r['type']=='TOTAL':
            for x in X: tx(c,x,y-7,'='*16,'LM',8,'r')
            y-=8
        state['y']=y-(16 if tot else 10.5)
    c.save()
    save(fn,[st],'INDUSTRIAL','OPERATING_STATEMENT','JD Edwards print, Canadian pension corporation','JDE R10211B style, legal landscape, codes behind the description, trailing minus, sub-accounts',True)
def doc4():
    rng=random.Random(4204)
    Q=['Sep-23','Dec-23','Mar-24','Jun-24','Sep-24','Dec-24','Mar-25','Jun-25']
    cols=Q[:4]+['FY24']+Q[4:]+['FY25']
    def der(b,k): return b[:4]+[sum(b[:4])]+b[4:]+[sum(b[4:])]
    def val(x,o,k):
        g=1.0; out=[]
        for i in range(8):
            if 's' in o: v=round(x/4*rng.uniform(.0,2.4)) if rng.random()<.75 else 0
            elif 'g' in o: v=round(x/4*(1+.009*i)*(1+rng.uniform(-.008,.008)))
            else: v=round(x/4*(1+.008*i)*(1+rng.uniform(-.07,.07)))
            out.append(v)
        return out
    st=St(cols,der,zero_null=True,title='Net property income by quarter',propertyName='Quay Street Exchange',periodFrom='2023-07-01',periodTo='2025-06-30')
    build(st,'''
# Property income
|Gross office rent|18640|g
|Retail rent|1912|g
|Car park licence fees|1486
|Outgoings recovered|2470|g
|Storage, signage and telecommunications|324
|Other income and make-good receipts|190|s
> Total property income|*|inc|total_income
# Recoverable outgoings
|Council rates|-812|g
|Water and sewerage rates|-236
|Land tax|-1164|g
|Insurance premiums|-388|g
|Electricity and gas|-702
|Cleaning and waste|-846
|Lifts and escalators|-318
|Air conditioning and building services|-514
|Fire protection and security|-462
|Property management fee|-604|g
> Total recoverable outgoings|*|rec
# Non-recoverable outgoings
|Leasing and marketing|-164|s
|Legal and consultants|-92|s
|Non-recoverable repairs|-118
|Vacancy and incentive administration|-46
> Total non-recoverable outgoings|*|non
> Total property expenses|rec+non|exp|total_operating_expenses
> Net property income (cash basis)|inc+exp|noi|noi|TOTAL
# AIFRS adjustments
|Straight-lining of rental income|286
|Amortisation of lease incentives|-1944|g
|Amortisation of leasing costs|-268|g
> Net property income – statutory|noi+*|ni||TOTAL
# Capital expenditure
|Maintenance capital expenditure|-690|s
|Lease incentives and fit-outs paid|-2280|s
|Leasing costs paid|-340|s
> Total capital expenditure|*|cap
''',val)
    fn='QSX_NPI_by_quarter_FY24-FY25.pdf'
    PS=landscape(A4); c=canvas.Canvas(os.path.join(DOC,fn),pagesize=PS,invariant=1); W,H=PS
    c.setFillColorRGB(.04,.28,.36); c.rect(0,H-50,W,50,fill=1,stroke=0); c.setFillGray(1)
    tx(c,34,H-24,'Quay Street Exchange','Helvetica-Bold',15); tx(c,34,H-40,'88 Quay Street, Brisbane QLD  |  100% owned  |  A-grade office, 31,450 sqm NLA','Helvetica',8.5)
    tx(c,W-34,H-24,'Southern Cross Diversified Property Trust','Helvetica-Bold',10,'r'); tx(c,W-34,H-40,'ASX property compendium – 30 June 2025','Helvetica',8.5,'r'); c.setFillGray(0)
    y=H-70; c.setFillColorRGB(.04,.28,.36); tx(c,34,y,'Net property income by quarter','Helvetica-Bold',12); c.setFillGray(0)
    X=[292,342,392,442,502,562,612,662,712,790]; y-=18
    tx(c,34,y,"A$'000",'Helvetica-Oblique',8)
    c.setFillColorRGB(.86,.92,.93); c.rect(X[4]-44,32,48,y+10-32,fill=1,stroke=0); c.rect(X[9]-48,32,52,y+10-32,fill=1,stroke=0); c.setFillGray(0)
    for x,h in zip(X,cols): tx(c,x,y,h,'Helvetica-Bold',8.3,'r')
    for x in (X[0],X[1],X[2],X[3]): pass
    y-=4; c.setLineWidth(.9); c.setStrokeColorRGB(.04,.28,.36); c.line(34,y,794,y); y-=12
    for r in st.rows:
        T=r['type']; b=T!='LINE'; f='Helvetica-Bold' if b else 'Helvetica'
        if T=='HEADING': y-=3; c.setFillColorRGB(.04,.28,.36); tx(c,34,y,r['label'],f,8.2); c.setFillGray(0); y-=11.3; continue
        if 'foots' in r: c.setLineWidth(.4); c.line(34,y+8.6,794,y+8.6)
        tx(c,42 if not b else 34,y,r['label'],f,8)
        for x,v in zip(X,r['vals']): tx(c,x+(2.4 if v<0 else 0),y,fmt(v,zero='–'),f,8,'r')
        if T=='TOTAL': c.setLineWidth(1); c.line(34,y-3,794,y-3); y-=3
        y-=11.3 
    tx(c,34,18,'Quarterly figures are unaudited. FY24 and FY25 agree to the segment note. NPI excludes fair value movements, fund costs and interest.','Helvetica-Oblique',7); tx(c,W-34,18,'27','Helvetica-Bold',8,'r')
    c.save()
    save(fn,[st],'OFFICE','OPERATING_STATEMENT','Australian listed trust','property compendium page, eight quarters with two financial-year totals between, A$000, expenses in parentheses',False)
if __name__=='__main__':
    doc1();doc2();doc3();doc4()
