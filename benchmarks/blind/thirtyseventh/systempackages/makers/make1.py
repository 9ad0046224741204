"""PDF operating statements: Yardi budget comparison, MRI comparative income statement, JD Edwards simple income statement."""
import random
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, legal
from reportlab.lib.colors import Color, black

# ---------------------------------------------------------------- 1 Yardi budget comparison
def comp_fn(rng, month, scale=100, budvol=.06):
    def fn(a,mode,label):
        a=float(a.replace(',','')); 
        bud=gen12(rng,a,mode if mode in 'cguwqa' and mode else 'c',1)
        bud=[b*scale for b in bud]
        if mode=='0':   # unbudgeted
            bud=[0]*12; act=gen12(rng,a,'s',scale)
        elif mode=='z': act=[0]*12
        elif mode=='c': act=[x for x in gen12(rng,a,'c',scale)] if rng.random()<.4 else [int(b*(1+rng.uniform(-.03,.03))) for b in bud]
        elif mode=='s': act=gen12(rng,a*rng.uniform(.7,1.3),'s',scale)
        elif mode=='a': act=list(bud)
        else: act=[int(b*rng.uniform(.88,1.13)) for b in bud] if mode!='g' else [int(b*rng.uniform(.985,1.012)) for b in bud]
        return [act[month-1],bud[month-1],sum(act[:month]),sum(bud[:month]),sum(bud)]
    return fn

SPEC1='''
H|4000-0000|INCOME|I
H|4010-0000|RENTAL INCOME
L|4011-0000|Gross Potential Rent|4,218,600|g
L|4012-0000|Gain (Loss) to Lease|-96,400|n
L|4020-0000|Vacancy Loss|-231,900|n
L|4025-0000|Concessions|-58,800|n
L|4026-0000|Employee Discount|-14,400|c
L|4028-0000|Model Unit|-21,960|c
L|4030-0000|Write Off - Bad Debt|-45,000|n
L|4031-0000|Bad Debt Recovery|6,600|s
T|4099-9999|TOTAL RENTAL INCOME
H|4200-0000|OTHER TENANT INCOME
L|4205-0000|Application Fees|15,600|n
L|4207-0000|Administrative Fees|23,400|n
L|4210-0000|Late Fees|31,200|n
L|4212-0000|NSF Fees|1,500|n
L|4215-0000|Pet Rent|49,200|g
L|4216-0000|Pet Fees - Non Refundable|11,700|n
L|4220-0000|Garage Income|76,800|g
L|4222-0000|Storage Income|9,900|c
L|4225-0000|Lease Termination Fees|19,200|s
L|4230-0000|Month to Month Fees|8,400|n
L|4235-0000|Damages & Cleaning Fees|10,800|n
L|4240-0000|Legal Fee Reimbursement|0|c
T|4299-9999|TOTAL OTHER TENANT INCOME
H|4300-0000|UTILITY REIMBURSEMENT
L|4310-0000|RUBS - Water/Sewer|141,600|n
L|4315-0000|RUBS - Trash|42,000|g
L|4320-0000|RUBS - Pest Control|10,080|g
L|4325-0000|RUBS - Electric|5,400|n
T|4399-9999|TOTAL UTILITY REIMBURSEMENT
H|4400-0000|MISCELLANEOUS INCOME
L|4410-0000|Laundry Income|4,800|n
L|4420-0000|Cable/Internet Revenue Share|27,600|q
L|4490-0000|Interest Income|1,200|n
T|4499-9999|TOTAL MISCELLANEOUS INCOME
T|4999-9999|TOTAL INCOME|inc
H|5000-0000|OPERATING EXPENSES|E
H|5100-0000|PAYROLL & BENEFITS
L|5105-0000|Manager Salaries|78,000|c
L|5110-0000|Assistant Manager Salaries|52,800|c
L|5115-0000|Leasing Salaries|84,000|n
L|5120-0000|Maintenance Salaries|171,600|n
L|5125-0000|Porter/Housekeeping Salaries|38,400|n
L|5130-0000|Leasing Commissions/Bonus|26,400|n
L|5135-0000|Payroll Taxes|38,100|n
L|5140-0000|Group Health Insurance|47,400|n
L|5145-0000|Workers Compensation|13,200|n
L|5150-0000|401(k) Match|6,000|n
L|5155-0000|Temporary Help|4,800|s
T|5199-9999|TOTAL PAYROLL & BENEFITS
H|5200-0000|REPAIRS & MAINTENANCE
L|5205-0000|Appliance Parts & Repair|11,400|n
L|5210-0000|Electrical Supplies|7,800|n
L|5215-0000|Plumbing Supplies & Repair|18,000|n
L|5220-0000|HVAC Supplies & Repair|21,600|w
L|5225-0000|Doors, Locks & Keys|6,300|n
L|5230-0000|Roof & Gutter Repair|5,400|s
L|5235-0000|Fire & Life Safety|12,600|s
L|5240-0000|Pool Supplies & Repair|7,200|w
L|5245-0000|Gate & Fence Repair|3,600|s
L|5250-0000|Maintenance Uniforms|1,800|q
T|5299-9999|TOTAL REPAIRS & MAINTENANCE
H|5300-0000|TURNOVER
L|5305-0000|Turnover - Painting|36,000|n
L|5310-0000|Turnover - Cleaning|19,800|n
L|5315-0000|Turnover - Carpet Clean/Repair|13,200|n
L|5320-0000|Turnover - Resurfacing|8,400|n
T|5399-9999|TOTAL TURNOVER
H|5400-0000|CONTRACT SERVICES
L|5405-0000|Landscape Contract|54,000|c
L|5410-0000|Snow Removal|0|c
L|5415-0000|Pest Control Contract|11,400|c
L|5420-0000|Trash Removal|63,600|n
L|5425-0000|Courtesy Patrol|19,200|c
L|5430-0000|Elevator Contract|0|c
L|5435-0000|Alarm Monitoring|4,320|c
T|5499-9999|TOTAL CONTRACT SERVICES
H|5500-0000|MARKETING
L|5505-0000|Internet Advertising|45,600|c
L|5510-0000|Resident Referral|6,000|s
L|5515-0000|Resident Functions|7,200|n
L|5520-0000|Signage & Collateral|3,600|s
L|5525-0000|Locator Fees|10,800|s
T|5599-9999|TOTAL MARKETING
H|5600-0000|GENERAL & ADMINISTRATIVE
L|5605-0000|Office Supplies|6,000|n
L|5610-0000|Telephone & Internet|14,400|n
L|5615-0000|Software & Licenses|31,200|c
L|5620-0000|Bank & ACH Charges|5,400|n
L|5625-0000|Legal - Evictions|13,800|n
L|5630-0000|Resident Screening|7,800|n
L|5635-0000|Training & Travel|6,600|s
L|5640-0000|Dues & Subscriptions|3,900|s
L|5645-0000|Postage & Courier|1,500|n
T|5699-9999|TOTAL GENERAL & ADMINISTRATIVE
H|5700-0000|UTILITIES
L|5705-0000|Electric - Common Area|42,000|n
L|5710-0000|Electric - Vacant|9,600|n
L|5715-0000|Gas|12,000|u
L|5720-0000|Water & Sewer|184,800|n
L|5725-0000|Utility Billing Fee|9,900|c
T|5799-9999|TOTAL UTILITIES
H|5800-0000|MANAGEMENT FEES
L|5805-0000|Property Management Fees|128,700|g
T|5899-9999|TOTAL MANAGEMENT FEES
H|5900-0000|TAXES & INSURANCE
L|5905-0000|Real Estate Taxes|498,000|c
L|5910-0000|Personal Property Tax|4,200|c
L|5915-0000|Property Insurance|164,400|c
L|5920-0000|Tax Consultant|0|0
T|5949-9999|TOTAL TAXES & INSURANCE
T|5999-9999|TOTAL OPERATING EXPENSES|exp
F|6000-0000|NET OPERATING INCOME|@inc - @exp|noi
H|7000-0000|NON-OPERATING EXPENSES|E
L|7010-0000|Mortgage Interest|1,050,600|c
L|7020-0000|Owner Legal & Professional|12,000|s
L|7030-0000|Asset Management Fee|41,400|c
L|7040-0000|Insurance Claim (Proceeds) Loss|-18,250|0
L|7050-0000|Depreciation|912,000|c
L|7060-0000|Amortization|38,400|c
T|7099-9999|TOTAL NON-OPERATING EXPENSES|non
F|9000-0000|NET INCOME|@noi - @non|ni
'''
def f2(c, par=False, zero='0.00'):
    if c==0: return zero
    s=f'{abs(c)/100:,.2f}'
    return (f'({s})' if par else '-'+s) if c<0 else s

def doc1():
    name='yardi_budget_comparison_larkmead.pdf'
    rng=random.Random(371); st=St().build(SPEC1, comp_fn(rng,9))
    def full(r):
        ma,mb,ya,yb,an=r.v; s=1 if r.kind=='I' else -1
        return [ma,mb,s*(ma-mb),ya,yb,s*(ya-yb),an]
    disp=lambda r:[x/100 for x in full(r)]
    cols=['MTD Actual','MTD Budget','Variance','YTD Actual','YTD Budget','Variance','Annual']
    W,H=landscape(letter); c=canvas.Canvas(DOCS+name,pagesize=(W,H),invariant=1); c.setTitle('Budget Comparison'); c.setAuthor('Yardi')
    xr=[282,344,402,444,514,584,644,686,760]
    hd=['MTD Actual','MTD Budget','Variance','% Var','YTD Actual','YTD Budget','Variance','% Var','Annual']
    rows=st.rows; y=0; pages=[]; per=0
    # paginate first
    pages=[[]]; used=0
    for r in rows:
        h=10.6+(5 if r.type in('TOTAL',) else 0)
        if used+h>440: pages.append([]); used=0
        pages[-1].append(r); used+=h+(4 if r.type!='LINE' and r.type!='HEADING' else 0)
    for pn,pg in enumerate(pages,1):
        c.setFont('Helvetica',7); c.drawRightString(760,H-28,f'Page {pn}')
        if pn==1 or True:
            c.setFont('Helvetica-Bold',11); c.drawCentredString(W/2,H-40,'Larkmead Court Apartments (lmc0214)')
            c.setFont('Helvetica-Bold',10); c.drawCentredString(W/2,H-54,'Budget Comparison')
            c.setFont('Helvetica',8); c.drawCentredString(W/2,H-66,'Period = Sep 2025'); c.drawCentredString(W/2,H-77,'Book = Accrual ; Tree = ysi_is')
        y=H-98; c.setFont('Helvetica-Bold',7)
        for x,h in zip(xr,hd): c.drawRightString(x,y,h)
        c.setLineWidth(.6); c.line(30,y-4,762,y-4); y-=15
        for r in pg:
            bold=r.type!='LINE'; fn='Helvetica-Bold' if bold else 'Helvetica'
            if r.type=='TOTAL': y-=5
            c.setFont(fn,6.8); c.drawString(32,y,r.code); c.drawString(76+r.lvl*7,y,r.label)
            if r.v is not None:
                if r.type!='LINE':
                    c.setLineWidth(.35)
                    for x in xr: c.line(x-50 if x not in(444,686) else x-30,y+7.2,x,y+7.2)
                ma,mb,mv,ya,yb,yv,an=full(r)
                def pct(v,b): return 'N/A' if b==0 else f'{v/abs(b)*100:,.2f}'
                for x,t in zip(xr,[f2(ma),f2(mb),f2(mv),pct(mv,mb),f2(ya),f2(yb),f2(yv),pct(yv,yb),f2(an)]): c.drawRightString(x,y,t)
            y-=10.6+(4 if r.type in('SUBTOTAL','TOTAL') else 0)
        c.setFont('Helvetica',6.5); c.drawString(32,26,'Tuesday, October 07, 2025'); c.drawRightString(760,26,'10:18 AM')
        c.showPage()
    c.save()
    k=st.tag
    save_truth(name,[truth_statement(rows,cols,disp,'Budget Comparison','Larkmead Court Apartments','2025-09-01','2025-09-30',
        dict(total_income=k['inc'],total_operating_expenses=k['exp'],noi=k['noi'],net_income=k['ni']))])
    reg(name,'MULTIFAMILY','OPERATING_STATEMENT','Yardi Voyager Budget Comparison, landscape, page headers repeated','favourable/unfavourable variance signs, N/A percents, heading/total codes, many pages')

# ---------------------------------------------------------------- 2 MRI comparative income statement
SPEC2='''
H||REVENUE|I
H||RENTAL REVENUE
L|MR4010-0000|Base Rent - Office|3,846,000|g
L|MR4015-0000|Base Rent - Retail|412,800|c
L|MR4020-0000|Base Rent - Storage|27,600|c
L|MR4090-0000|Free Rent / Abatement|-168,000|n
T||Total Rental Revenue
H||RECOVERIES
L|MR4210-0000|CAM Recovery|688,800|n
L|MR4220-0000|Real Estate Tax Recovery|540,000|c
L|MR4230-0000|Insurance Recovery|61,200|c
L|MR4240-0000|Prior Year Reconciliation|-23,410|0
L|MR4250-0000|Tenant Electric Recovery|174,000|n
T||Total Recoveries
H||OTHER REVENUE
L|MR4310-0000|Parking Income|231,600|n
L|MR4320-0000|After-Hours HVAC|38,400|n
L|MR4330-0000|Antenna Income|31,800|c
L|MR4390-0000|Miscellaneous Income|4,800|s
T||Total Other Revenue
T||TOTAL REVENUE|inc
H||OPERATING EXPENSES|E
H||CLEANING
L|MR5010-0000|Janitorial Contract|337,200|c
L|MR5020-0000|Window Washing|24,000|q
L|MR5030-0000|Trash Removal|31,200|n
L|MR5040-0000|Day Porter|58,800|c
T||Total Cleaning
H||UTILITIES
L|MR5110-0000|Electricity|486,000|n
L|MR5120-0000|Natural Gas|63,600|u
L|MR5130-0000|Water and Sewer|52,800|n
T||Total Utilities
H||REPAIRS AND MAINTENANCE
L|MR5205-0000|Engineering Payroll|298,800|n
L|MR5210-0000|HVAC|84,000|n
L|MR5215-0000|Elevators|66,000|c
L|MR5220-0000|Plumbing|16,800|s
L|MR5225-0000|Electrical and Lighting|21,600|n
L|MR5230-0000|Fire and Life Safety|27,600|s
L|MR5240-0000|Roof Repairs|9,600|s
L|MR5250-0000|Landscaping - Interior and Exterior Plantings|39,600|c
T||Total Repairs and Maintenance
H||SECURITY AND PARKING
L|MR5310-0000|Security Contract|214,800|c
L|MR5320-0000|Parking Garage Expense|87,600|n
T||Total Security and Parking
H||ADMINISTRATIVE
L|MR5410-0000|Management Fee|165,600|g
L|MR5420-0000|Administrative Payroll|148,800|n
L|MR5430-0000|Office and Telephone|19,200|n
L|MR5440-0000|Professional Fees|24,000|s
T||Total Administrative
H||TAXES AND INSURANCE
L|MR5510-0000|Real Estate Taxes|732,000|c
L|MR5520-0000|Property Insurance|98,400|c
T||Total Taxes and Insurance
T||TOTAL OPERATING EXPENSES|exp
F||NET OPERATING INCOME|@inc - @exp|noi
H||OTHER (INCOME) EXPENSE|E
L|MR6010-0000|Interest Expense|1,236,000|c
L|MR6020-0000|Interest Income|-14,400|n
L|MR6030-0000|Legal - Leasing|18,000|s
L|MR6110-0000|Depreciation and Amortization|1,128,000|c
T||Total Other (Income) Expense|non
F||NET INCOME (LOSS)|@noi - @non|ni
'''
def doc2():
    name='mri_cis_tamarind_plaza.pdf'
    rng=random.Random(372); st=St().build(SPEC2, comp_fn(rng,6))
    def full(r):
        ma,mb,ya,yb,an=r.v; s=1 if r.kind=='I' else -1
        return [ma,mb,s*(ma-mb),ya,yb,s*(ya-yb)]
    disp=lambda r:[x/100 for x in full(r)]
    cols=['Current Period Actual','Current Period Budget','Current Period Variance','Year-To-Date Actual','Year-To-Date Budget','Year-To-Date Variance']
    # line printer image 140 columns wide
    NUM=15; L0=41
    def n(c): return (f'{c/100:,.2f} ' if c>=0 else f'({-c/100:,.2f})').rjust(NUM)
    def p(v,b): 
        if b==0: return '      N/A '
        q=v/abs(b)*100
        return (f'{q:,.2f}%' if q>=0 else f'({-q:,.2f}%)').rjust(10)
    body=[]
    for r in st.rows:
        ind=' '*(2*r.lvl)
        if r.type=='HEADING':
            body.append(''); body.append(ind+r.label); continue
        ma,mb,mv,ya,yb,yv=full(r)
        lab=(ind+(r.code+' ' if r.code else '')+r.label)
        num=n(ma)+n(mb)+n(mv)+p(mv,mb)+' '+n(ya)+n(yb)+n(yv)+p(yv,yb)
        if len(lab)>L0+5:
            cut=lab.rfind(' ',0,L0+5); first,rest=lab[:cut],lab[cut+1:]
        else: first,rest=lab,None
        if r.type!='LINE':
            u=' '*(L0+5)+('  '+'-'*12+' ')*3+'   -------'+' '+('  '+'-'*12+' ')*3+'   -------'
            body.append(u)
        body.append(first.ljust(L0+5)+num)
        if rest: body.append(ind+' '*12+rest)
        if r.type=='SUBTOTAL' : body.append('')
        if r.type=='TOTAL':
            body.append(u.replace('-','=')); body.append('')
    W,H=landscape(letter); c=canvas.Canvas(DOCS+name,pagesize=(W,H),invariant=1)
    PER=52; chunks=[]
    b=body[:]
    while b:
        k=min(PER,len(b))
        # keep heading with what follows; never start a page on a rule line
        while k<len(b) and k>PER-6 and (set(b[k-1].strip())<=set('-') or set(b[k].strip())<=set('=- ') or not any(ch.isdigit() for ch in b[k-1])): k-=1
        chunks.append(b[:k]); b=b[k:]
        while b and not b[0].strip(): b=b[1:]
    wid=L0+5+NUM*6+21
    for pn,ch in enumerate(chunks,1):
        t=c.beginText(38,H-36); t.setFont('Courier',7.5); t.setLeading(9.3)
        def hl(a,m,z): 
            s=[' ']*wid; s[:len(a)]=a; mm=(wid-len(m))//2; s[mm:mm+len(m)]=m; s[wid-len(z):]=z; return ''.join(s)
        t.textLine(hl('Database:   CALDERPM','Comparative Income Statement',f'Page:       {pn}'.ljust(20)))
        t.textLine(hl('ENTITY:     4120','Calder Property Partners'.center(28),'Date:  7/14/2025'.ljust(20)))
        t.textLine(hl('','Tamarind Plaza','Time:   09:41 AM'.ljust(20)))
        t.textLine(hl('Accrual','For the Period Ending June 30, 2025',''))
        t.textLine(hl('Report includes an open period.  Entries are not final.','',''))
        t.textLine('')
        g='Current Period'.center(54,'-').rjust(55); g2='Year-To-Date'.center(54,'-').rjust(55)
        t.textLine(' '*(L0+5)+g+' '+g2)
        hh=''.join(x.rjust(NUM-1)+' ' for x in('Actual','Budget','Variance'))+'Var %'.rjust(9)+' '
        t.textLine(' '*(L0+5)+hh+' '+hh)
        t.textLine('')
        for l in ch: t.textLine(l)
        c.drawText(t); c.showPage()
    c.save(); k=st.tag
    save_truth(name,[truth_statement(st.rows,cols,disp,'Comparative Income Statement','Tamarind Plaza',None,'2025-06-30',
        dict(total_income=k['inc'],total_operating_expenses=k['exp'],noi=k['noi'],net_income=k['ni']))])
    reg(name,'OFFICE','OPERATING_STATEMENT','MRI comparative income statement, line-printer Courier','rules made of dashes, wrapped label, grouped headers, parentheses')

# ---------------------------------------------------------------- 3 JD Edwards
SPEC3='''
H||Revenues|I
L|4110|Minimum Rent|2,904,000|g
L|4115|Minimum Rent - Ground Leases|186,000|c
L|4120|Percentage Rent|88,000|s
L|4130|Specialty Leasing|41,000|n
L|4180|Straight Line Rent|-26,400|c
L|4190|Bad Debt Allowance|-22,000|n
H||Expense Recoveries
L|4210|CAM Recovery|512,000|n
L|4220|Real Estate Tax Recovery|634,000|c
L|4230|Insurance Recovery|71,000|c
L|4240|Promotional Fund|36,000|c
T||Total Expense Recoveries
L|4910|Other Property Income|9,600|s
T||Total Revenues|inc
H||Operating Expenses|E
H||Recoverable
L|6110|Parking Lot Sweeping|42,000|c
L|6115|Parking Lot Repair|18,000|s
L|6120|Snow Removal|64,000|u
L|6130|Landscape Maintenance|51,000|w
L|6140|Site Lighting & Electric|47,000|n
L|6145|Water/Sewer/Irrigation|22,000|w
L|6150|Security Patrol|58,000|c
L|6160|Roof Maintenance|14,000|s
L|6170|Trash Removal|26,000|n
L|6180|Management Fee|142,000|g
L|6210|Real Estate Taxes|671,000|c
L|6220|Property Insurance|79,000|c
T||Total Recoverable
H||Non-Recoverable
L|6510|Vacant Space Utilities|12,000|n
L|6520|Legal & Accounting|21,000|s
L|6530|Marketing|30,000|n
L|6540|Licenses & Permits|2,400|s
L|6590|Insurance Refunds|-5,200|s
T||Total Non-Recoverable
T||Total Operating Expenses|exp
F||Net Operating Income|@inc - @exp|noi
H||Other Charges|E
L|7110|Interest - Mortgage Note A|548,000|c
L|7120|Interest - Mezzanine|96,000|c
L|7210|Depreciation - Building|610,000|c
L|7220|Amortization - Lease Costs|84,000|c
L|7910|(Gain)/Loss on Disposal|-31,500|a
T||Total Other Charges|non
F||Net Income / Loss|@noi - @non|ni
'''
def doc3():
    name='jde_r10211b_harrow_gate.pdf'
    rng=random.Random(373); M=10
    def fn(a,mode,label):
        a=float(a.replace(',','')); cur=gen12(rng,a,mode or 'n',100); pri=gen12(rng,a*rng.uniform(.9,1.03),mode or 'n',100)
        return [cur[M-1],pri[M-1],sum(cur[:M]),sum(pri[:M])]
    st=St().build(SPEC3,fn)
    full=lambda r:[r.v[0],r.v[1],r.v[0]-r.v[1],r.v[2],r.v[3],r.v[2]-r.v[3]]
    disp=lambda r:[x/100 for x in full(r)]
    cols=['Current Month','Same Month Last Year','Change','Current Y-T-D','Prior Y-T-D','Change']
    W,H=landscape(letter); c=canvas.Canvas(DOCS+name,pagesize=(W,H),invariant=1)
    n=lambda v:(f'{abs(v)/100:,.2f}'+('-' if v<0 else ' ')) if v else '.00 '
    lines=[]
    for r in st.rows:
        ind='  '*r.lvl
        if r.type=='HEADING': lines.append(('t',ind+r.label)); continue
        if r.type!='LINE': lines.append(('t',' '*48+('-'*14+' ').rjust(16)*6))
        lines.append(('n',(ind+r.label).ljust(38)+(r.code or '').ljust(9)+' '+''.join(n(v).rjust(16) for v in full(r))))
        if r.type=='TOTAL': lines.append(('t',' '*48+('='*14+' ').rjust(16)*6))
        if r.type!='LINE': lines.append(('t',''))
    PER=40; pn=0; i=0
    while i<len(lines):
        k=min(i+PER,len(lines))
        while k<len(lines) and (lines[k-1][1].strip()=='' or set(lines[k-1][1].strip())<=set('- ') or lines[k][1].strip()=='' or set(lines[k][1].strip())<=set('= ')or lines[k-1][0]=='t'): k-=1
        pn+=1
        fs=8.15; ld=10.8; w=c.stringWidth('0','Courier',fs)*144; x0=(W-w)/2
        y=H-40; c.setFont('Courier',fs)
        hl=lambda a,m,z: a.ljust(50)+m.center(44)+z.rjust(50)
        for t in [hl('R10211B','Harrow Gate Centers LLC','11/4/2025   13:22:08'),hl('','Simple Income Statement',f'Page  -    {pn}'),hl('Company  00245','As of October 31, 2025',''),hl('Business Unit  24510','Harrow Gate Marketplace','')]:
            c.drawString(x0,y,t); y-=ld
        y-=ld
        heads=[('Current','Same Month',' ','Current','Prior',' '),('Month','Last Year','Change','Y-T-D','Y-T-D','Change')]
        c.drawString(x0,y,' '*48+''.join(h.rjust(15)+' ' for h in heads[0])); y-=ld
        c.drawString(x0,y,'Description'.ljust(38)+'Obj Acct'.ljust(10)+''.join(h.rjust(15)+' ' for h in heads[1])); y-=ld
        c.drawString(x0,y,'_'*36+'  '+'_'*8+'  '+(' '+'_'*14+' ')*6); y-=ld*1.3
        for j,(kk,t) in enumerate(lines[i:k]):
            if (j//3)%2==0:
                c.setFillColor(Color(.88,.96,.88)); c.rect(x0-6,y-2.8,w+12,ld,stroke=0,fill=1); c.setFillColor(black)
            c.setFont('Courier',fs); c.drawString(x0,y,t); y-=ld
        c.showPage(); i=k
        while i<len(lines) and lines[i][1].strip()=='': i+=1
    c.save(); k=st.tag
    save_truth(name,[truth_statement(st.rows,cols,disp,'Simple Income Statement','Harrow Gate Marketplace',None,'2025-10-31',
        dict(total_income=k['inc'],total_operating_expenses=k['exp'],noi=k['noi'],net_income=k['ni']))])
    reg(name,'RETAIL','OPERATING_STATEMENT','JD Edwards R10211B on green-bar, Courier','trailing minus, code after the label, greenbar shading, .00 for zero, two-line headers')
if __name__=='__main__': doc1(); doc2(); doc3()
