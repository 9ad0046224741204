# PDFs 5-8
from make_a import *
from reportlab.lib.colors import HexColor
def doc5():
    """UK pension scheme: service charge account / landlord's account / total, A4 portrait"""
    rng=random.Random(4205)
    cols=['Service Charge','Landlord','Total']
    def der(b,k):
        a,l=b; return [a,l,(a or 0)+(l or 0)]
    def val(x,o,k):
        v=round(x/4*100*rng.uniform(.93,1.08)) if 'f' not in o else round(x/4*100)
        if 'b' in o:
            w=round(v*rng.uniform(.05,.14)); return [v-w,w]
        return [v,None] if 's' in o else [None,v]
    st=St(cols,der,100,title='Property Income and Expenditure Statement',propertyName='Fennimore Gate Retail Park',periodFrom='2025-06-24',periodTo='2025-09-28')
    build(st,'''
# INCOME
|Principal rents receivable|3184000|lf
|Turnover rent top-ups|46800|l
|Service charge on account|648000|sf
|Insurance rent|91200|lf
|Car park barrier and advertising licences|27400|l
|Interest on late payments|2160|l
> Total income receivable|*|inc|total_income
!exp
# EXPENDITURE
## Management
|Managing agent's fee (service charge)|58400|sf
|Site manager salary and on-costs|64200|s
|Accountancy and certification|7600|sf
> Sub-total management|*|m
## Utilities
|Electricity – common parts and car park|61800|b
|Water and drainage|14200|b
> Sub-total utilities|*|u
## Soft services
|Security patrols and CCTV|138000|s
|Cleaning and litter clearance|92400|s
|Landscaping and gritting|48600|s
|Refuse and recycling|23800|s
|Marketing contribution|36000|b
> Sub-total soft services|*|ss
## Hard services
|Fabric repairs and maintenance|74600|b
|Car park lining and surfacing|31400|b
|Mechanical and electrical maintenance|27900|s
> Sub-total hard services|*|hs
## Landlord only
|Buildings and terrorism insurance premium|89700|lf
|Void rates|112400|l
|Void service charge|52900|lf
|Service charge caps and shortfalls|28300|l
|Rent collection fee|39800|l
|Legal and professional fees|33600|l
|Bad debts written off|9400|l
> Sub-total landlord only|*|lo
> Total expenditure|m+u+ss+hs+lo|exp|total_operating_expenses
!inc
> NET PROPERTY INCOME|inc-exp|noi|noi|TOTAL
!exp
# BELOW THE LINE
|Capital works – unit 7 shopfront and roof overlay|248000|l
|Letting fees and tenant incentives|126000|l
|Investment manager's property fee|54600|lf
> Total capital and fees|*|cap
!inc
> NET FUNDS DUE TO CLIENT|noi-cap|ncf|net_cash_flow|TOTAL
''',val)
    # rows with no service charge at all print blank
    for r in st.rows:
        if r.get('foots') and all(st.rows[k]['vals'][0] is None for k in r['foots']): r['vals'][0]=None
        if r.get('foots') and all(st.rows[k]['vals'][1] is None for k in r['foots']): r['vals'][1]=None
    fn='Fennimore_Gate_IE_June_Quarter_2025.pdf'
    c=canvas.Canvas(os.path.join(DOC,fn),pagesize=A4,invariant=1); W,H=A4
    tx(c,48,H-48,'Cottrell Vane LLP','LSeB',17); tx(c,48,H-61,'Chartered Surveyors · Property Management','LSeI',9)
    tx(c,W-48,H-44,'19 Parliament Row, Gloucester','LSe',8,'r'); tx(c,W-48,H-54,'Regulated by RICS','LSe',8,'r')
    c.setLineWidth(1.2); c.line(48,H-68,W-48,H-68)
    tx(c,48,H-90,'Property Income and Expenditure Statement','LSeB',13)
    y=H-108
    for a,b in [('Client:','Severn Valley Local Government Pension Scheme'),('Property:','Fennimore Gate Retail Park'),('Quarter:','24 June 2025 to 28 September 2025'),('Ref / VAT:','SVP-0117  –  all amounts exclude VAT')]:
        tx(c,48,y,a,'LSeB',9.5); tx(c,110,y,b,'LSe',9.5); y-=12.5
    y-=6; X=[372,458,545]
    for x,a in zip(X,['Service','','']): tx(c,x,y,a,'LSeB',9,'r')
    for x,a in zip(X,['Charge','Landlord','Total']): tx(c,x,y-10,a,'LSeB',9,'r')
    for x in X: tx(c,x,y-20,'£','LSeB',9,'r')
    y-=34
    for r in st.rows:
        T=r['type']
        if T=='HEADING':
            y-=3 if r['lvl']==0 else 1
            tx(c,48 if r['lvl']==0 else 58,y,r['label'],'LSeB' if r['lvl']==0 else 'LSeI',9.2); y-=11.2; continue
        tot='foots' in r
        if tot:
            c.setLineWidth(.4)
            for x,v in zip(X,r['vals']):
                if v is not None: c.line(x-62,y+8.5,x+1,y+8.5)
        tx(c,68 if not tot else (58 if r['label'].startswith('Sub') else 48),y,r['label'],'LSeB' if tot and not r['label'].startswith('Sub') else 'LSe',9.2)
        for x,v in zip(X,r['vals']):
            tx(c,x+(3 if v is not None and v<0 else 0),y,fmt(v,100,2,zero='0.00'),'LSeB' if tot and not r['label'].startswith('Sub') else 'LSe',9.2,'r')
        if T=='TOTAL':
            for x in X: 
                c.line(x-62,y-3,x+1,y-3); c.line(x-62,y-4.8,x+1,y-4.8)
            y-=6
        y-=11.4 if not tot else 12.6
    tx(c,48,40,'Landlord: expenditure borne by the Scheme and not recoverable from tenants. A negative service charge balance is carried to the year-end reconciliation.','LSeI',7.4)
    tx(c,48,30,'Prepared by: Client Accounting, 14 October 2025','LSe',7.4); tx(c,W-48,30,'1 of 1','LSe',7.4,'r'); c.save()
    save(fn,[st],'RETAIL','OPERATING_STATEMENT','UK managing agent to local government pension scheme','one-page A4, service charge / landlord / total columns, English quarter days, blanks where not applicable',True)
def doc6():
    """US REIT same-store supplemental page, in thousands, $ on first row and totals"""
    rng=random.Random(4206)
    cols=['Three Months Ended June 30, 2025','Three Months Ended June 30, 2024','Three Months $ Change','Six Months Ended June 30, 2025','Six Months Ended June 30, 2024','Six Months $ Change']
    def der(b,k): a,p,ya,yp=b; return [a,p,a-p,ya,yp,ya-yp]
    def val(x,o,k):
        g=1.012 if 'n' in o else rng.uniform(1.01,1.06)
        p1=round(x/4*rng.uniform(.97,1.03)); p2=round(x/4*rng.uniform(.98,1.04))
        a1=round(p1*g*rng.uniform(.985,1.02)); a2=round(p2*g*rng.uniform(.985,1.02))
        return [a2,p2,a1+a2,p1+p2]
    st=St(cols,der,title='Same-Store Portfolio Performance',propertyName=None,periodFrom='2025-04-01',periodTo='2025-06-30')
    build(st,'''
# Rental revenues
|Base rent|318400
|Straight-line rent|9640
|Amortization of above- and below-market leases, net|4120
|Tenant reimbursements|88700
|Other rental revenues|2360
> Total rental revenues|*|inc|total_income
!exp
# Property operating expenses
|Real estate taxes|54800
|Repairs and maintenance|13900
|Utilities|5240
|Insurance|7350
|Property management|9860
|Other property expenses|3180
> Total property operating expenses|*|exp|total_operating_expenses
!inc
> Same-Store net operating income|inc-exp|noi|noi|TOTAL
# Less non-cash items
|Straight-line rent|-9640|@x1
|Amortization of above- and below-market leases, net|-4120|@x2
|Lease termination fees|-410|@x3
> Same-Store cash net operating income|noi+x1+x2+x3|cash||TOTAL
''',val)
    # the two adjustments are the mirror of the revenue lines above
    rr=st.rows
    i1=[i for i,r in enumerate(rr) if r['label']=='Straight-line rent']; i2=[i for i,r in enumerate(rr) if r['label'].startswith('Amortization of above')]
    for a,b in (i1,i2): rr[b]['base']=[-v for v in rr[a]['base']]
    n=st.find('Same-Store cash net operating income'); rr[n]['base']=[sum(rr[k]['base'][j] for k in rr[n]['foots']) for j in range(4)]
    st.done()
    fn='Garrow_Industrial_Trust_2Q25_Supplemental_p14.pdf'
    PS=landscape(letter); c=canvas.Canvas(os.path.join(DOC,fn),pagesize=PS,invariant=1); W,H=PS
    c.setFillColor(HexColor('#7a1f2b')); c.rect(0,H-10,W,10,fill=1,stroke=0); c.rect(40,H-76,4,34,fill=1,stroke=0); c.setFillGray(0)
    tx(c,52,H-56,'Same-Store Portfolio Performance','DCB',16); tx(c,52,H-71,'(unaudited, dollars in thousands)','DC',9)
    tx(c,W-40,H-56,'Garrow Industrial Trust','DCB',10,'r'); tx(c,W-40,H-69,'NYSE: GWT','DC',8,'r')
    X=[372,436,496,548,622,686,742]; X=[350,412,462,512,592,654,704,754]
    y=H-104
    c.setFillColor(HexColor('#f0e4e5')); c.rect(296,y-22,222,34,fill=1,stroke=0); c.rect(538,y-22,222,34,fill=1,stroke=0); c.setFillGray(0)
    tx(c,405,y,'Three Months Ended June 30,','DCB',8.5,'c'); tx(c,649,y,'Six Months Ended June 30,','DCB',8.5,'c')
    for x,h in zip(X,['2025','2024','$ Change','% Change']*2): tx(c,x,y-15,h,'DCB',7.6,'r')
    y-=40
    def pct(a,p): 
        q=(a-p)/abs(p)*100; return f'{q:.1f}%' if q>=0 else f'({abs(q):.1f})%'
    first=True
    for r in rr:
        T=r['type']
        if T=='HEADING': y-=4; tx(c,44,y,r['label']+':','DCB',9); y-=15; r['label']+=':'; continue
        tot='foots' in r; f='DCB' if tot else 'DC'
        v=r['vals']; cells=[v[0],v[1],v[2],None,v[3],v[4],v[5],None]
        pc={3:pct(v[0],v[1]),7:pct(v[3],v[4])}
        if tot:
            c.setLineWidth(.5)
            for x in [X[0],X[1],X[2],X[4],X[5],X[6]]: c.line(x-46,y+10,x,y+10)
        tx(c,44 if tot else 56,y,r['label'],f,8.4)
        for k,x in enumerate(X):
            if k in pc: tx(c,x,y,pc[k],f,7.8,'r'); continue
            n=cells[k]
            if first or tot: tx(c,x-46,y,'$',f,8.4)
            tx(c,x+(2.7 if n<0 else 0),y,fmt(n),f,8.4,'r')
        first=False
        if T=='TOTAL':
            for x in [X[0],X[1],X[2],X[4],X[5],X[6]]: c.line(x-46,y-3,x,y-3); c.line(x-46,y-4.6,x,y-4.6)
            y-=6
        y-=15.5
    y-=6
    c.setLineWidth(.8); c.setStrokeColor(HexColor('#7a1f2b')); c.rect(44,y-50,300,52); c.setStrokeGray(0)
    tx(c,52,y-12,'Same-Store pool','DCB',8.5); tx(c,236,y-12,'2Q 2025','DCB',8,'r'); tx(c,300,y-12,'2Q 2024','DCB',8,'r')
    for k,(a,b,d) in enumerate([('Number of properties','148','148'),('Average occupancy','96.8%','97.3%'),('Square feet (millions)','31.6','31.6')]):
        tx(c,52,y-24-k*11,a,'DC',8); tx(c,236,y-24-k*11,b,'DC',8,'r'); tx(c,300,y-24-k*11,d,'DC',8,'r')
    for k,t in enumerate(['Same-Store properties are those owned and stabilized for all of both periods presented.','Properties classified as held for sale or under redevelopment are excluded.','See “Definitions” for a reconciliation of net income to Same-Store NOI.']): tx(c,370,y-12-k*12,t,'DC',7.4)
    tx(c,W-40,26,'14','DCB',9,'r'); tx(c,40,26,'Second Quarter 2025 Supplemental','DC',7.5); c.save()
    save(fn,[st],'INDUSTRIAL','OPERATING_STATEMENT','US listed trust','supplemental same-store page, repeated labels, $ apart from number, % change columns, statistics box',False)
def doc7():
    """Yardi style, three properties, a page each"""
    cols=['Period to Date','Year to Date']
    sts=[]
    P=[('Whitcombe Landing','wht01',7.9e6,1.0,4207,False),('The Alder at Fourth','ald04',4.6e6,.62,4217,True),('Pine Hollow Apartments','pin11',3.3e6,.47,4227,False)]
    for nm,cd,gp,sc,seed,com in P:
        rng=random.Random(seed)
        def val(x,o,k):
            m=months(rng,x*(sc if 'g' not in o else 1)*rng.uniform(.94,1.07),6,.06,o,100); return [sum(m[3:]),sum(m)]
        st=St(cols,None,100,title='Income Statement',propertyName=nm,periodFrom='2025-04-01',periodTo='2025-06-30')
        spec=f'''
4000-0000 | INCOME
# 4001-0000|INCOME
# 4100-0000|RENTAL INCOME
4110-0000|Gross Potential Rent|{gp}|gf
4120-0000|Loss/Gain to Lease|-{gp*.021:.0f}|g
4130-0000|Vacancy Loss|-{gp*.054:.0f}|g
4140-0000|Concessions|-{gp*.012:.0f}|g
4150-0000|Model / Employee Units|-{gp*.008:.0f}|gf
4160-0000|Bad Debt Write-Off|-{gp*.006:.0f}|g
> NET RENTAL INCOME|*|a|||4199-0000
# 4200-0000|OTHER TENANT INCOME
4210-0000|Utility Reimbursement|412000
4215-0000|Parking and Garage|236000
4220-0000|Pet Rent|74000
4225-0000|Storage|31000
4230-0000|Application and Admin Fees|58000
4235-0000|Late and NSF Fees|42000
{'4240-0000|Retail Rent - Ground Floor|186000|f' if com else '4245-0000|Laundry Commission|18400'}
> TOTAL OTHER TENANT INCOME|*|b|||4299-0000
> TOTAL INCOME|a+b|inc|total_income|TOTAL|4999-0000
!exp
# 5000-0000|OPERATING EXPENSES
5110-0000|Payroll - On Site|742000
5120-0000|Payroll Taxes and Benefits|188000
5210-0000|Repairs and Maintenance|246000
5220-0000|Turnover / Make Ready|132000
5230-0000|Contract Services|204000
5240-0000|Grounds and Snow|88000
5310-0000|Electric|126000
5320-0000|Gas|61000
5330-0000|Water and Sewer|298000
5340-0000|Trash|74000
5410-0000|Marketing and Resident Relations|119000
5420-0000|General and Administrative|97000
5510-0000|Management Fee|231000
5610-0000|Real Estate Taxes|1014000|f
5620-0000|Insurance|262000|f
> TOTAL OPERATING EXPENSES|*|exp|total_operating_expenses|TOTAL|5999-0000
!inc
> NET OPERATING INCOME|inc-exp|noi|noi|TOTAL|6000-0000
!exp
# 7000-0000|NON-OPERATING
7110-0000|Asset Management Fee|64000|f
7120-0000|Legal and Audit|27000|s
{'7130-0000|Ground Rent|240000|f' if com else ''}
7210-0000|Unit Interior Renovations|310000|s
7220-0000|Building Capital|168000|s
> TOTAL NON-OPERATING|*|no|||7999-0000
!inc
> CASH FLOW BEFORE DISTRIBUTIONS|noi-no|ncf|net_cash_flow|TOTAL|9000-0000
'''
        spec=spec.replace('\n4000-0000 | INCOME\n','\n',1)
        build(st,spec,val); st.meta['page']=len(sts)+1; st.cd=cd; sts.append(st)
    fn='rpt_ysi_is_northfield_pension_2Q25.pdf'
    c=canvas.Canvas(os.path.join(DOC,fn),pagesize=letter,invariant=1); W,H=letter
    for p,st in enumerate(sts):
        nm=st.meta['propertyName']
        tx(c,40,H-36,f"{nm} ({st.cd})",'LSB',9); y=H-52
        tx(c,W/2,y,'Income Statement','LSB',12,'c'); tx(c,W/2,y-13,'Period = Apr 2025-Jun 2025','LS',8.5,'c'); tx(c,W/2,y-24,'Book = Accrual ; Tree = npf_is','LS',8.5,'c')
        tx(c,W-36,H-36,f'Page {p+1}','LS',8,'r'); y-=44
        X=[392,436,522,566]
        for x,h in zip(X,['Period to Date','%','Year to Date','%']): tx(c,x,y,h,'LSB',8,'r')
        c.setLineWidth(.7); c.line(40,y-4,570,y-4); y-=17
        base=st.rows[st.find('TOTAL INCOME')]['vals']
        for r in st.rows:
            T=r['type']; tot='foots' in r; f='LSB' if (tot or T=='HEADING') else 'LS'
            if T=='HEADING': y-=3
            tx(c,40,y,r['code'],'LS',7.8); tx(c,104 if T!='LINE' else 112,y,r['label'],f,7.8)
            if T!='HEADING':
                if tot: 
                    c.setLineWidth(.4)
                    for x in (X[0],X[2]): c.line(x-66,y+8.3,x,y+8.3)
                for k in (0,1):
                    v=r['vals'][k]; tx(c,X[2*k],y,fmt(v,100,2,'minus'),f,7.8,'r'); tx(c,X[2*k+1],y,f'{v/base[k]*100:.2f}',f,7.8,'r')
            y-=12.2 if not tot else 15.5
        tx(c,40,28,'Tuesday, July 15, 2025','LS',7); tx(c,W-36,28,'11:04 AM','LS',7,'r'); c.showPage()
    c.save()
    save(fn,sts,'MULTIFAMILY','OPERATING_STATEMENT','Yardi print for a pension separate account','three properties, one page each, code on totals and headings, percentage-of-income columns, minus signs',True)
def doc8():
    """Canadian listed trust, retirement residence, comparative years, typeset accountant page"""
    rng=random.Random(4208)
    cols=['2024','2023','2022','Change 2024–2023']
    def der(b,k): return b+[b[0]-b[1]]
    def val(x,o,k):
        a=x*rng.uniform(.97,1.04); g=rng.uniform(.94,.975)
        if 's' in o: return [round(x*rng.uniform(.2,1.9)) for _ in range(3)]
        return [round(a),round(a*g*rng.uniform(.985,1.015)),round(a*g*g*rng.uniform(.97,1.02))]
    st=St(cols,der,title='Schedule of Property Operations',propertyName='Maple Bluff Retirement Residence',periodFrom='2024-01-01',periodTo='2024-12-31')
    build(st,'''
# Revenue
|Residence fees – independent living|6842310
|Residence fees – assisted living|4216480
|Memory care|1987250
|Ancillary care services|612740
|Meals, guest suites and salon|148930
|Government subsidies|96400
> Total revenue|*|inc|total_income
!exp
# Direct operating expenses
|Wages and benefits – care|3684100
|Wages and benefits – dining and housekeeping|2092700
|Wages and benefits – administration|688300
|Agency staffing|214600|s
|Food and dietary supplies|742500
|Utilities|498700
|Repairs and maintenance|361200
|Property taxes|412900
|Insurance|138400
|Marketing|117600
|Office, telephone and general|164500
> Total direct operating expenses|*|dir
|Property management fee (5% of revenue)|694000|@mf
> Total operating expenses|dir+mf|exp|total_operating_expenses
!inc
> Net operating income|inc-exp|noi|noi|TOTAL
!exp
# Other charges
|Interest on mortgage payable|1284600
|Depreciation of building and equipment|1412300
|Amortization of resident relationships|238500
|Trust administration charge|186000
|Straight-line ground rent adjustment|41600
> Total other charges|*|oc
!inc
> Net income|noi-oc|ni|net_income|TOTAL
''',val)
    # fixed-rate fee
    i=st.find('Property management fee (5% of revenue)'); inc=st.rows[st.names['inc']]['base']; st.rows[i]['base']=[round(v*.05) for v in inc]
    for n in('exp','noi','ni'):
        r=st.rows[st.names[n]]; sg={'exp':[1,1],'noi':[1,-1],'ni':[1,-1]}[n]
        # recompute with named order
        a,b={'exp':('dir','mf'),'noi':('inc','exp'),'ni':('noi','oc')}[n]
        r['base']=[x+sg[1]*y for x,y in zip(st.rows[st.names[a]]['base'],st.rows[st.names[b]]['base'])]
    st.done()
    k=st.names['dir']; r=st.rows[k]; old=r['vals'][1]; r['vals'][1]=old+27000
    st.planted=dict(what=f"Total direct operating expenses 2023 printed {old+27000:,} where the lines add to {old:,}; later totals and the change carry the right amount",kind='total_wrong')
    fn='Maple_Bluff_Schedule_of_Operations_2024.pdf'
    c=canvas.Canvas(os.path.join(DOC,fn),pagesize=letter,invariant=1); W,H=letter
    F='Times-Roman';B='Times-Bold';I='Times-Italic'
    tx(c,72,H-66,'BIRCHLINE SENIORS HOUSING REAL ESTATE INVESTMENT TRUST',B,11); tx(c,72,H-81,'Maple Bluff Retirement Residence',F,11); tx(c,72,H-96,'Schedule of Property Operations',F,11)
    tx(c,72,H-111,'Years ended December 31, 2024, 2023 and 2022',F,11); tx(c,72,H-126,'(Expressed in Canadian dollars – unaudited)',I,10)
    X=[352,414,476,540]; y=H-156
    tx(c,287,y,'Note',F,9.5,'c')
    for x,h in zip(X[:3],['2024','2023','2022']): tx(c,x,y,h,B if h=='2024' else F,10,'r')
    tx(c,X[3],y+11,'Change',F,10,'r'); tx(c,X[3],y,'2024–2023',F,10,'r')
    c.setLineWidth(1); c.line(72,y-5,540,y-5); y-=20
    notes={'Total revenue':'','Residence fees – independent living':'3','Agency staffing':'4','Property taxes':'7','Property management fee (5% of revenue)':'9','Interest on mortgage payable':'6','Depreciation of building and equipment':'2','Straight-line ground rent adjustment':'2(d)'}
    first=True
    for r in st.rows:
        T=r['type']; tot='foots' in r
        if T=='HEADING': y-=4; tx(c,72,y,r['label'],I,10); y-=13.4; continue
        f=B if T=='TOTAL' else F
        if tot:
            c.setLineWidth(.5)
            for x in X: c.line(x-54,y+9.8,x,y+9.8)
        lab=r['label']
        if len(lab)>42 and not tot:
            # wrapped onto two printed lines
            cut=lab.rfind(' ',0,36); tx(c,84,y,lab[:cut],f,9.6); y-=11.2; tx(c,92,y,lab[cut+1:],f,9.6)
        else: tx(c,72 if tot else 84,y,lab,f,9.6)
        tx(c,287,y,notes.get(lab,''),F,8.5,'c')
        for x,v in zip(X,r['vals']): 
            tx(c,x+(2.8 if v<0 else 0),y,fmt(v),f,9.6,'r')
            if (first or T=='TOTAL'): tx(c,x-54,y,'$',f,9.6)
        first=False
        if T=='TOTAL':
            for x in X: c.line(x-54,y-3,x,y-3); c.line(x-54,y-4.8,x,y-4.8)
            y-=8
        y-=13.4 if not tot else 15
    tx(c,72,58,'The accompanying notes form part of this schedule.',I,9); tx(c,W/2,36,'– 6 –',F,9,'c'); c.save()
    save(fn,[st],'SENIOR_HOUSING','OPERATING_STATEMENT','Canadian listed trust, accountant-typeset','three comparative years with change, note-reference column, wrapped labels, mixed $ signs',True)
if __name__=='__main__':
    doc5();doc6();doc7();doc8()
