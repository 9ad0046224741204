from core import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, legal, landscape
from reportlab.pdfbase.pdfmetrics import stringWidth as sw
# ---------- 1: apartment T12, code column, accrual banner ----------
def d1():
    fn='T12_aspenrdg_0425.pdf'; r=random.Random(3901); s=S(13)
    W=[1.0,1.0,1.02,1.05,1.06,1.04,1.0,.98,.97,1.0,1.0,1.0]  # May..Apr
    heat=[.8,1.0,1.25,1.3,1.1,.85,.8,1.0,1.2,1.25,1.0,.8]
    gas=[.6,.4,.35,.35,.4,.7,1.2,1.8,2.1,1.9,1.4,.9]
    L=lambda c,l,v,lv=3: s.line(l,wt(v),c,lv)
    gpr=[int(46181500+i*61500+r.randint(-9000,9000)*10) for i in range(12)]
    s.head('REVENUE','4000-0000',0)
    s.head('RENTAL INCOME','4005-0000',1)
    a=[L('4010-0000','Market Rent',gpr),L('4020-0000','Gain/(Loss) to Old Lease',[int(-g*r.uniform(.018,.041)) for g in gpr])]
    gp=s.tot('GROSS POTENTIAL RENT',a,code='4099-0000',lvl=2)
    b=[gp,L('4110-0000','Vacancy Loss',[int(-g*r.uniform(.044,.071)) for g in gpr]),
       L('4115-0000','Model Unit',neg(flat(1585))),L('4120-0000','Employee Unit Discount',neg(flat(790,bump=(5,1120)))),
       L('4130-0000','Rent Concessions - Upfront',neg(noisy(r,4200,.5))),L('4135-0000','Rent Concessions - Recurring',neg(noisy(r,910,.2))),
       L('4140-0000','Bad Debt Write-Off',neg(noisy(r,3950,.7))),L('4145-0000','Bad Debt Recovery',lumpy(r,640,.6))]
    nri=s.tot('NET RENTAL INCOME',b,code='4199-9999',lvl=1)
    s.head('OTHER TENANT INCOME','4200-0000',1)
    c=[L('4205-0000','Application Fees',noisy(r,1450,.3,W)),L('4210-0000','Administrative Fees',noisy(r,2600,.3,W)),
       L('4215-0000','Late Charges',noisy(r,3900,.15)),L('4220-0000','NSF Charges',[x*5000 for x in [2,3,1,0,4,2,2,1,3,2,0,1]]),
       L('4225-0000','Month-to-Month Premium',noisy(r,1350,.25)),L('4230-0000','Pet Fees - Non Refundable',noisy(r,1100,.3)),
       L('4232-0000','Pet Rent',noisy(r,3475,.06)),L('4240-0000','Garage / Carport Rent',noisy(r,6120,.04)),
       L('4245-0000','Storage Rent',noisy(r,980,.05)),L('4250-0000','Lease Termination Fees',lumpy(r,2900,.55)),
       L('4255-0000','Damages / Cleaning Fees',noisy(r,2250,.5)),L('4260-0000','Renters Insurance Program',noisy(r,1710,.05)),
       L('4270-0000','Cable / Internet Revenue Share',[0,0,418233,0,0,431150,0,0,429907,0,0,433718]),L('4290-0000','Miscellaneous Income',lumpy(r,210,.6))]
    oti=s.tot('TOTAL OTHER TENANT INCOME',c,code='4299-9999',lvl=1)
    s.head('UTILITY REIMBURSEMENT','4300-0000',1)
    d=[L('4310-0000','Water/Sewer Reimbursement',noisy(r,11200,.07)),L('4320-0000','Trash Reimbursement',noisy(r,4300,.04)),
       L('4330-0000','Pest Control Reimbursement',noisy(r,1390,.03)),L('4340-0000','Utility Billing Fee',noisy(r,1120,.03))]
    ur=s.tot('TOTAL UTILITY REIMBURSEMENT',d,code='4399-9999',lvl=1)
    rev=s.tot('TOTAL REVENUE',[nri,oti,ur],code='4999-9999',lvl=0,type='TOTAL')
    s.head('OPERATING EXPENSES','5000-0000',0)
    E=[]
    def grp(code,name,items,tcode):
        s.head(name,code,1); ix=[L(*i) for i in items]; E.append(s.tot('TOTAL '+name,ix,code=tcode,lvl=1)); return ix
    pp=[1,1,1.5,1,1,1,1,1.5,1,1,1,1]
    grp('5100-0000','PAYROLL',[('5105-0000','Manager Salaries',noisy(r,7350,.02,pp)),('5110-0000','Leasing Salaries',noisy(r,8450,.08,pp)),('5115-0000','Leasing Commissions',noisy(r,2100,.4,W)),
      ('5120-0000','Maintenance Salaries',noisy(r,14900,.05,pp)),('5125-0000','Overtime',noisy(r,1050,.6)),('5130-0000','Bonuses',[0,0,412500,0,0,387500,0,0,450000,0,0,401000]),
      ('5140-0000','Payroll Taxes',noisy(r,2650,.12,pp)),('5145-0000','Health Insurance',noisy(r,3890,.06)),('5150-0000',"Workers' Compensation",noisy(r,870,.05,pp)),('5155-0000','Temporary Labor',lumpy(r,1900,.35))],'5199-9999')
    grp('5200-0000','TURNOVER',[('5205-0000','Painting - Contract',noisy(r,4700,.35,W)),('5210-0000','Cleaning - Contract',noisy(r,2950,.3,W)),('5215-0000','Carpet Cleaning / Repair',noisy(r,1250,.3,W)),
      ('5220-0000','Blind & Drapery Replacement',noisy(r,380,.6)),('5225-0000','Resurfacing',lumpy(r,800,.7)),('5230-0000','Trash-Out / Haul Away',lumpy(r,540,.6))],'5299-9999')
    grp('5300-0000','REPAIRS & MAINTENANCE',[('5305-0000','Appliance Parts & Repair',noisy(r,1120,.5)),('5310-0000','HVAC Parts & Repair',noisy(r,2380,.5,heat)),('5315-0000','Plumbing Supplies & Repair',noisy(r,2640,.5)),
      ('5320-0000','Electrical Supplies',noisy(r,880,.5)),('5325-0000','Doors, Locks & Keys',noisy(r,610,.5)),('5330-0000','Exterior Building Repair',lumpy(r,2200,.5)),('5335-0000','Roof Repair',lumpy(r,1750,.3)),
      ('5340-0000','Pool Supplies & Repair',[131044,142210,158891,133007,77416,0,0,0,0,22650,41875,98720]),('5345-0000','Fire & Life Safety',lumpy(r,1400,.6)),('5350-0000','Access Gate Repair',lumpy(r,650,.4)),
      ('5355-0000','Maintenance Supplies - General',noisy(r,1270,.4))],'5399-9999')
    grp('5400-0000','CONTRACT SERVICES',[('5405-0000','Landscaping Contract',flat(4850,bump=(8,5050))),('5410-0000','Pest Control Contract',flat(1296)),('5415-0000','Trash Removal Contract',noisy(r,4980,.05)),
      ('5420-0000','Courtesy Patrol',flat(2750)),('5425-0000','Elevator Contract',[0]*12) if False else ('5425-0000','Alarm Monitoring',flat(318.45)),('5430-0000','Snow Removal',[0,0,0,0,0,0,215000,684050,911275,470500,122000,0])],'5499-9999')
    grp('5500-0000','MARKETING',[('5505-0000','Internet Listing Services',flat(3495,bump=(8,3680))),('5510-0000','Locator / Referral Fees',lumpy(r,1800,.6)),('5515-0000','Resident Retention Events',noisy(r,690,.6)),
      ('5520-0000','Signage & Collateral',lumpy(r,460,.5)),('5525-0000','Website / Reputation Mgmt',flat(545))],'5599-9999')
    grp('5600-0000','GENERAL & ADMINISTRATIVE',[('5605-0000','Office Supplies & Postage',noisy(r,540,.35)),('5610-0000','Telephone / Data',noisy(r,1180,.06)),('5615-0000','Software License Fees',flat(2246.40,bump=(8,2336.26))),
      ('5620-0000','Legal - Evictions',noisy(r,1450,.6)),('5625-0000','Credit / Screening Reports',noisy(r,720,.3,W)),('5630-0000','Bank & Payment Fees',noisy(r,415,.2)),('5635-0000','Training & Travel',lumpy(r,880,.55)),
      ('5640-0000','Dues & Licenses',lumpy(r,600,.25)),('5645-0000','Utility Billing Service',noisy(r,1040,.03))],'5699-9999')
    ui=grp('5700-0000','UTILITIES',[('5705-0000','Electric - Common Area',noisy(r,3850,.06,heat)),('5710-0000','Electric - Vacant Units',noisy(r,1120,.3)),('5715-0000','Gas',noisy(r,1240,.1,gas)),
      ('5720-0000','Water',noisy(r,9650,.08,[1.05,1.15,1.25,1.25,1.1,1,.92,.9,.9,.9,.95,1])),('5725-0000','Sewer',noisy(r,7720,.06))],'5799-9999')
    grp('5800-0000','MANAGEMENT FEES',[('5805-0000','Property Management Fee - 2.75%',[int(round(s.rows[rev]['v'][i]*.0275)) for i in range(12)])],'5899-9999')
    grp('5900-0000','TAXES & INSURANCE',[('5905-0000','Real Estate Taxes',flat(61250,bump=(8,64875))),('5910-0000','Tax Consultant Fees',[0]*5+[1181250]+[0]*6),('5915-0000','Property & Liability Insurance',flat(17488.33,bump=(3,19915.75))),
      ('5920-0000','Franchise Tax',[0]*11+[684300])],'5999-9999')
    ox=s.tot('TOTAL OPERATING EXPENSES',E,code='6999-9999',lvl=0,type='TOTAL')
    noi=s.tot('NET OPERATING INCOME',[rev],[ox],code='7000-0000',lvl=0,type='TOTAL')
    s.head('NON-OPERATING EXPENSES','7100-0000',0)
    n=[L('7105-0000','Mortgage Interest',[14871206-i*17213 for i in range(12)],2),L('7110-0000','Asset Management Fee',[int(round(s.rows[rev]['v'][i]*.01)) for i in range(12)],2),
       L('7115-0000','Owner Legal & Professional',lumpy(r,2400,.4),2),L('7120-0000','Depreciation Expense',flat(118642.17),2),L('7125-0000','Amortization - Loan Costs',flat(5208.33),2)]
    no=s.tot('TOTAL NON-OPERATING EXPENSES',n,code='7999-9999',lvl=0)
    ni=s.tot('NET INCOME (LOSS)',[noi],[no],code='9999-9999',lvl=0,type='TOTAL')
    # planted: one month of one line, a digit
    w=ui[3]; old=s.rows[w]['v'][3]; t=f'{old:08d}'
    new=old-400000 if old>=1000000 else old-400000
    # change thousands digit
    dg=(old//100000)%10; new=old+(-4 if dg>=4 else 4)*100000
    s.rows[w]['v'][3]=new
    planted={'kind':'digit_changed','what':f'Line 5720-0000 Water, Aug 2024: printed {new/100:,.2f}, the books say {old/100:,.2f}; the row total, TOTAL UTILITIES and all totals above include the true amount','row':w,'column':'Aug 2024'}
    mons=['May 2024','Jun 2024','Jul 2024','Aug 2024','Sep 2024','Oct 2024','Nov 2024','Dec 2024','Jan 2025','Feb 2025','Mar 2025','Apr 2025']
    cols=mons+['Total']
    c=canvas.Canvas(os.path.join(DOC,fn),pagesize=landscape(letter),invariant=1); PW,PH=landscape(letter)
    x0=214; cw=43.6; F='Helvetica'; FB='Helvetica-Bold'
    npg=0
    def hdr():
        nonlocal npg; npg+=1
        c.setFont(F,7); c.drawString(20,PH-24,'Aspen Ridge Apartments (aspenrdg)')
        c.setFont(FB,11); c.drawCentredString(PW/2,PH-40,'Income Statement - 12 Month')
        c.setFont(F,7.5); c.drawCentredString(PW/2,PH-51,'Period = May 2024-Apr 2025'); c.drawCentredString(PW/2,PH-61,'Book = Accrual ; Tree = ysi_is')
        c.drawRightString(PW-20,PH-24,f'Page {npg}')
        c.setFont(FB,6.3); y=PH-80
        for i,m in enumerate(cols): c.drawRightString(x0+cw*(i+1),y,m)
        c.setLineWidth(.6); c.line(20,y-3,PW-12,y-3)
        return y-13
    y=hdr()
    for r_ in s.rows:
        if y<38:
            c.setFont(F,6); c.drawString(20,20,'Tuesday, May 13, 2025   10:42 AM'); c.showPage(); y=hdr()
        big=r_['type']=='TOTAL'
        f=FB if r_['type']!='LINE' else F
        if r_['type']=='HEADING' and r_['lvl']<=1: y-=3
        c.setFont(F,6.2); c.drawString(20,y,r_['code']); c.setFont(f,6.2)
        assert 62+r_['lvl']*5+sw(r_['label'],f,6.2)<x0+5,r_['label']
        c.drawString(62+r_['lvl']*5,y,r_['label'])
        for i,v in enumerate(r_['v']):
            if v is not None: c.drawRightString(x0+cw*(i+1),y,money(v,2,'minus'))
        if r_['type'] in('SUBTOTAL','TOTAL'):
            pass
        y-=8.6
        if r_['type'] in('SUBTOTAL','TOTAL'): y-=3
    c.setFont(F,6); c.drawString(20,20,'Tuesday, May 13, 2025   10:42 AM'); c.save()
    st=s.truth('Income Statement - 12 Month','Aspen Ridge Apartments','2024-05-01','2025-04-30',cols,{'total_income':rev,'total_operating_expenses':ox,'noi':noi,'net_income':ni},planted=planted)
    save(fn,[st],'MULTIFAMILY','OPERATING_STATEMENT_T12','accounting-system print: account code column, 12 months + total, accrual banner, headers repeated, breaks inside sections',True)
    return [(s,st)]
# ---------- 2: industrial, monospaced comparative income statement, 3 entities + consolidated ----------
def d2():
    fn='CompIS_TriRiver_Q3-2025.pdf'; r=random.Random(3902); out=[]
    REV=['Base Rent','Straight-Line Rent','CAM Recoveries','Real Estate Tax Recoveries','Insurance Recoveries','Prior Year Recovery True-Up','Late Fees & Interest']
    RM=['Roof Repairs','Landscaping','Parking Lot & Dock Repairs','Snow Removal','Fire & Sprinkler','General Repairs']
    UT=['Common Electric','Water & Sewer','Stormwater Fee']
    FX=['Property Management Fee','Real Estate Taxes','Property Insurance']
    NR=['Legal & Professional','Vacant Space Utilities','Marketing & Brokerage']
    BL=['Mortgage Interest','Depreciation','Amortization - Deferred Leasing']
    props=[('TR100','Kessler Road Distribution Center',214000,1.0),('TR110','Bayline Commerce Park',138500,.62),('TR120','Northgate Cross-Dock',71200,.33)]
    def mk(f):
        d={}
        def ab(name,m,pv=.04,lump=False,y=9):
            ba=int(m*f)*100; bu=ba*y if not lump else int(ba*y*r.uniform(.8,1))//100*100
            a=int(ba*(1+r.uniform(-pv,pv))) if not lump else (int(ba*r.uniform(.2,1.8)) if r.random()<.7 else 0)
            ya=int(bu*(1+r.uniform(-pv,pv)*.6)) if not lump else max(a,int(bu*r.uniform(.5,1.5)))
            d[name]=[a,ba,ya,bu]
        ab('Base Rent',214000,.012); ab('Straight-Line Rent',-3150 if f>.5 else 1840,0); ab('CAM Recoveries',19400,.08); ab('Real Estate Tax Recoveries',33900,.01); ab('Insurance Recoveries',7120,.02)
        ab('Prior Year Recovery True-Up',0); d['Prior Year Recovery True-Up']=[0,0,int(r.uniform(-9000,14000)*f*100),0]
        d['Late Fees & Interest']=[r.choice([0,0,35000]),0,r.randint(30,190)*1000,0]
        for n,m in zip(RM,(1450,3900,1800,0,960,1350)): ab(n,m,.3,True)
        d['Snow Removal']=[0,0,int(r.uniform(9000,21000)*f*100),int(16000*f)*100]
        for n,m in zip(UT,(2150,1480,610)): ab(n,m,.12)
        ab('Property Management Fee',6850,.01); ab('Real Estate Taxes',35400,.0); ab('Property Insurance',7420,.015)
        for n,m in zip(NR,(1100,420,0)): ab(n,m,.4,True)
        d['Marketing & Brokerage']=[0,0,r.choice([0,485000]),int(3000*f)*100]
        d['Mortgage Interest']=[int(61240.55*f*100),int(61240*f)*100,int(61240.55*f*100)*9+r.randint(100,90000),int(61240*f)*900]
        d['Depreciation']=[int(48211.4*f*100)]*1+[int(48211.4*f*100)]+[int(48211.4*f*100)*9]*2
        d['Amortization - Deferred Leasing']=[int(6412.8*f*100)]*2+[int(6412.8*f*100)*9]*2
        return d
    datas=[mk(p[3]) for p in props]
    tot={k:[sum(d[k][i] for d in datas) for i in range(4)] for k in datas[0]}
    skip={0:{'Vacant Space Utilities'},1:set(),2:{'Marketing & Brokerage','Stormwater Fee','Prior Year Recovery True-Up'},3:set()}
    for i,d in enumerate(datas):
        for k in skip[i]: 
            for j in range(4): tot[k][j]-=d[k][j]
    datas.append(tot)
    names=[(p[0],p[1]) for p in props]+[('TRCONS','Tri-River Industrial Portfolio')]
    c=canvas.Canvas(os.path.join(DOC,fn),pagesize=landscape(letter),invariant=1); PW,PH=landscape(letter)
    cols=['Current Period Actual','Current Period Budget','Current Period Variance','Year-To-Date Actual','Year-To-Date Budget','Year-To-Date Variance']
    for pi,d in enumerate(datas):
        s=S(6)
        def V(k,exp=False):
            a,b,ya,yb=d[k]; sg=-1 if exp else 1
            return [a,b,sg*(a-b),ya,yb,sg*(ya-yb)]
        def fix(ix,exp):
            v=s.rows[ix]['v']; sg=-1 if exp else 1
            v[2]=sg*(v[0]-v[1]); v[5]=sg*(v[3]-v[4]); s.rows[ix]['exp']=exp; return ix
        def LL(names_,exp,lv): return [s.line(n,V(n,exp),None,lv,exp=exp) for n in names_ if n not in skip[pi]]
        s.head('REVENUES',lvl=0); i1=LL(REV,False,1); rev=fix(s.tot('TOTAL REVENUES',i1,lvl=0,type='TOTAL'),False)
        s.head('OPERATING EXPENSES',lvl=0); s.head('Repairs & Maintenance',lvl=1); a=fix(s.tot('Total Repairs & Maintenance',LL(RM,True,2),lvl=1),True)
        s.head('Utilities',lvl=1); b=fix(s.tot('Total Utilities',LL(UT,True,2),lvl=1),True)
        e=LL(FX,True,1); rc=fix(s.tot('TOTAL RECOVERABLE EXPENSES',[a,b]+e,lvl=0),True)
        s.head('Non-Recoverable',lvl=1); nr=fix(s.tot('TOTAL NON-RECOVERABLE EXPENSES',LL(NR,True,2),lvl=0),True)
        ox=fix(s.tot('TOTAL OPERATING EXPENSES',[rc,nr],lvl=0,type='TOTAL'),True)
        noi=fix(s.tot('NET OPERATING INCOME',[rev],[ox],lvl=0,type='TOTAL'),False)
        bl=LL(BL,True,1); ot=fix(s.tot('TOTAL OTHER EXPENSES',bl,lvl=0),True)
        ni=fix(s.tot('NET INCOME (LOSS)',[noi],[ot],lvl=0,type='TOTAL'),False)
        c.setFont('Courier',8)
        y=PH-26; code,nm=names[pi]
        def T(t,bold=False):
            nonlocal y
            c.setFont('Courier-Bold' if bold else 'Courier',8); c.drawString(28,y,t); y-=9.3
        W=152
        def three(a,b,cc): 
            t=list(' '*W); t[:len(a)]=a; m=(W-len(b))//2; t[m:m+len(b)]=b; t[W-len(cc):]=cc; return ''.join(t)
        T(three('Database:  CRSTPROD','Comparative Income Statement',f'Page:          {pi+1}'))
        T(three(f'Entity:    {code}',nm,'Date:  10/14/2025'),True)
        T(three('','For the period ending September 30, 2025','Time:    08:57 AM'))
        T(three('Accrual','',''))
        T('')
        g=lambda t,w: t.center(w,'-')
        LBL=36
        T(' '*LBL+' '+g(' Current Period ',56)+'   '+g(' Year-To-Date ',56))
        T(' '*LBL+''.join(f'{h:>15}' for h in('Actual','Budget','Variance'))+f'{"% Var":>10}'+'  '+''.join(f'{h:>15}' for h in('Actual','Budget','Variance'))+f'{"% Var":>10}')
        T('')
        def pc(v,b):
            if not b: return '' if True else ''
            x=v/abs(b)*100
            return f'{x:,.1f}%' if x>=0 else f'({-x:,.1f}%)'
        for ix,q in enumerate(s.rows):
            lab='  '*q['lvl']+q['label']
            if q['type']=='HEADING': T(lab,True); continue
            v=q['v']
            def m(x): 
                t=money(x); return t if t.endswith(')') else t+' '
            if q['type']!='LINE' :
                T(' '*LBL+''.join(f'{"-"*13:>15}' for _ in range(3))+' '*10+'  '+''.join(f'{"-"*13:>15}' for _ in range(3)))
            T(f'{lab:<{LBL}}'+''.join(f'{m(x):>15}' for x in v[:3])+f'{pc(v[2],v[1]):>10}'+'  '+''.join(f'{m(x):>15}' for x in v[3:])+f'{pc(v[5],v[4]):>10}')
            if ix==ni: T(' '*LBL+''.join(f'{"="*13:>15}' for _ in range(3))+' '*10+'  '+''.join(f'{"="*13:>15}' for _ in range(3)))
            if q['type']!='LINE' and q['lvl']==0: y-=4
        assert y>20,y
        c.showPage()
        st=s.truth('Comparative Income Statement',nm,None,'2025-09-30',cols,{'total_income':rev,'total_operating_expenses':ox,'noi':noi,'net_income':ni},page=pi+1)
        out.append((s,st))
    c.save()
    save(fn,[o[1] for o in out],'INDUSTRIAL','OPERATING_STATEMENT','monospaced print, three entities and a consolidation one page each, current period and YTD with budget, money and percent variances, dashed rules',True)
    return out
# ---------- 3: student housing balance sheet ----------
def d3():
    fn='Varsity Eastgate - Balance Sheet 06.2025.pdf'; r=random.Random(3903); s=S(5)
    def v3(a,b,cc): 
        a,b,cc=[int(round(x*100)) for x in(a,b,cc)]; return [a,b,a-b,cc,a-cc]
    J=lambda x: x+r.randint(0,99)/100
    L=lambda code,l,a,b,cc,lv=3: s.line(l,v3(a,b,cc),code,lv)
    s.head('ASSETS',lvl=0); s.head('CURRENT ASSETS',code='1000',lvl=1)
    s.head('Cash & Equivalents',code='1100',lvl=2)
    opi=L('1110','Operating Account',0,0,0); c=[opi,L('1112','Payroll Clearing',-1204.66,3318.09,0),L('1120','Security Deposit Account',48655.12,49105.12,47980.44),L('1125','Money Market',350911.27,349788.40,344216.83),L('1190','Petty Cash',500,500,500)]
    tc=s.tot('Total Cash & Equivalents',c,code='1199',lvl=2)
    s.head('Receivables',code='1200',lvl=2)
    d=[L('1210','Accounts Receivable - Residents',61340.18,48112.93,72904.55),L('1215','Allowance for Doubtful Accounts',-22500,-22500,-31750),L('1230','Accounts Receivable - Parent Guarantor Plans',8415.00,10240.00,0),L('1250','Insurance Claim Receivable',0,14872.31,14872.31)]
    tr=s.tot('Total Receivables',d,code='1299',lvl=2)
    s.head('Prepaids & Escrows',code='1300',lvl=2)
    e=[L('1310','Prepaid Insurance',112604.40,123864.84,0),L('1320','Prepaid Expenses - Other',9811.75,12206.50,6640.20),L('1330','Tax Escrow',284117.60,236764.67,88410.05),L('1335','Insurance Escrow',41870.22,27913.48,130655.91),L('1340','Replacement Reserve Escrow',197340.08,191240.08,160740.08)]
    te=s.tot('Total Prepaids & Escrows',e,code='1399',lvl=2)
    ca=s.tot('TOTAL CURRENT ASSETS',[tc,tr,te],code='1499',lvl=1)
    s.head('PROPERTY & EQUIPMENT',code='1500',lvl=1)
    f=[L('1510','Land',4120000,4120000,4120000),L('1520','Buildings',31874206.55,31874206.55,31874206.55),L('1525','Building Improvements',1384770.19,1361245.19,1290418.73),L('1530','Furniture & Fixtures - Units',1266380.40,1266380.40,1241005.40),L('1535','Clubhouse Equipment',214665.02,214665.02,214665.02)]
    dep=112840.31; acc=-(5811204.77)
    f.append(L('1590','Accumulated Depreciation',acc-6*dep,acc-5*dep,acc))
    tf=s.tot('TOTAL PROPERTY & EQUIPMENT',f,code='1599',lvl=1)
    s.head('OTHER ASSETS',code='1600',lvl=1)
    g=[L('1610','Deferred Financing Costs',418300,418300,418300),L('1615','Accum. Amortization - Financing Costs',-(104575+6*3485.83),-(104575+5*3485.83),-104575),L('1640','Utility Deposits',15400,15400,15400)]
    to=s.tot('TOTAL OTHER ASSETS',g,code='1699',lvl=1)
    ta_pos=None
    # liabilities computed first to set the operating account
    liab=[[('2110','Accounts Payable - Trade',88215.44,71304.90,102877.16),('2115','Accrued Expenses',54318.20,49822.75,61190.00),('2120','Accrued Interest',96420.83,99634.86,97204.17),('2130','Accrued Real Estate Taxes',251700.00,209750.00,0),('2140','Accrued Payroll & Benefits',19866.31,24140.72,16755.08),('2150','Sales Tax Payable',0,0,412.88)],
          [('2210','Security Deposits Held',47905.00,48355.00,47230.00),('2220','Prepaid Rents',138442.67,201775.12,118903.40),('2230','Unearned Installment Fees',22680.00,14410.00,30150.00),('2250','Due to Affiliate',31500,31500,0)],
          [('2510','Mortgage Note Payable',22913480.11,22948211.63,23119875.40)]]
    q=[[sum(x[i] for x in gg) for i in(2,3,4)] for gg in liab]
    ni24=418227.14; re=-1986340.92; contrib=14950000.0; distr=(-3290000-480000,-3290000-400000,-3290000)
    niy=(247116.83,196004.21,0)
    eq=[(contrib,distr[0],re+ni24,niy[0]),(contrib,distr[1],re+ni24,niy[1]),(contrib,distr[2],re,ni24)]
    LE=[int(round((sum(q[k][i] for k in range(3))+sum(eq[i]))*100)) for i in range(3)]
    A=[s.rows[ca]['v'][k]+s.rows[tf]['v'][k]+s.rows[to]['v'][k] for k in(0,1,3)]
    return s,locals()
def d3_finish():
    s,k=d3(); fn=k['fn']; r=random.Random(1)
    op=[k['LE'][i]-k['A'][i] for i in range(3)]
    # keep the operating account plausible: move the excess into buildings (constant)
    target=31241877
    sh=op[0]-target
    def setr(code,vals):
        for q in s.rows:
            if q['code']==code: a,b,c=vals; q['v']=[a,b,a-b,c,a-c]
    v=[q for q in s.rows if q['code']=='1520'][0]['v'][0]
    setr('1520',[v+sh]*3)
    op=[x-sh for x in op]
    # May and Dec: adjust via income/distribution plausible -> spread on current year income
    return s,k,op,sh
def d3_write():
    s,k,op,sh=d3_finish(); fn=k['fn']
    # adjust accumulated retained / net income so that cash is plausible in the other columns
    tgt=[31241877,27806614,41877209]
    adj=[tgt[i]-op[i] for i in range(3)]  # needed change of equity side
    ni=[24711683,19600421+adj[1],0]; re=int(round(k['re']*100)); n24=int(round(k['ni24']*100))
    # Dec col: change via building improvements in Dec (additions during 2025)
    # rebuild with values
    for q in s.rows:
        if q['code']=='1110': a,b,c=tgt; q['v']=[a,b,a-b,c,a-c]
    need=adj[2]  # Dec equity must rise by need -> retained earnings before and the 2024 income
    # equity in Dec: contrib + distr + re + n24 ; in 2025: re+n24 constant, so put the need in distributions of 2025
    d=[-377000000,-369000000,-329000000]
    d=[d[0],d[1],d[2]]
    co=1495000000
    # shift: Dec total +need: re+n24 must be the same in all columns, so re+=need and contributions constant; 2025 columns compensated by net income
    re+=need; ni[0]-=need; ni[1]-=need
    # recompute subtotals
    for q in s.rows:
        if q['plus'] is not None: q['v']=[sum(s.rows[i]['v'][c] for i in q['plus']) for c in range(5)]
    ta=s.tot('TOTAL ASSETS',[k['ca'],k['tf'],k['to']],code='1999',lvl=0,type='TOTAL')
    L=lambda code,l,v,lv=3: s.line(l,[v[0],v[1],v[0]-v[1],v[2],v[0]-v[2]],code,lv)
    z=lambda x: tuple(int(round(y*100)) for y in x[2:])
    s.head('LIABILITIES & EQUITY',lvl=0); s.head('LIABILITIES',code='2000',lvl=1)
    g=[]
    for nm,hc,tc,items in zip(('Current Liabilities','Deposits & Deferrals','Long-Term Liabilities'),('2100','2200','2500'),('2199','2299','2599'),k['liab']):
        s.head(nm,code=hc,lvl=2); g.append(s.tot('Total '+nm,[L(x[0],x[1],z(x)) for x in items],code=tc,lvl=2))
    tl=s.tot('TOTAL LIABILITIES',g,code='2999',lvl=1,type='TOTAL')
    s.head('EQUITY',code='3000',lvl=1)
    e=[L('3100','Member Contributions',(co,)*3),L('3200','Member Distributions',d),L('3800','Retained Earnings',(re+n24,re+n24,re)),L('3900','Current Year Net Income',(ni[0],ni[1],n24))]
    te=s.tot('TOTAL EQUITY',e,code='3999',lvl=1,type='TOTAL')
    tle=s.tot('TOTAL LIABILITIES & EQUITY',[tl,te],code='4999',lvl=0,type='TOTAL')
    assert s.rows[tle]['v']==s.rows[ta]['v'],(s.rows[tle]['v'],s.rows[ta]['v'],ni,re)
    cols=['06/30/2025','05/31/2025','Change','12/31/2024','Change']
    c=canvas.Canvas(os.path.join(DOC,fn),pagesize=letter,invariant=1); PW,PH=letter
    xs=[322,386,446,510,574]; pg=0
    from reportlab.lib.colors import HexColor as H
    def hdr():
        nonlocal pg; pg+=1
        c.setFillColor(H('#1f4e5f')); c.rect(0,PH-50,PW,50,stroke=0,fill=1); c.setFillColor(H('#ffffff'))
        c.setFont('Helvetica-Bold',15); c.drawString(30,PH-32,'Balance Sheet'); c.setFont('Helvetica',8)
        c.drawRightString(PW-30,PH-22,'The Varsity at Eastgate'); c.drawRightString(PW-30,PH-34,'Post month 06/2025  |  Book: Accrual  |  Consolidated: No')
        c.setFillColor(H('#000000')); y=PH-70; c.setFont('Helvetica-Bold',7.4)
        c.drawString(30,y,'GL Account'); 
        for x,h1,h2 in zip(xs,('Ending','Prior Month','Change','Prior Year End','Change'),('06/30/2025','05/31/2025','','12/31/2024','')):
            c.drawRightString(x,y+4,h1); c.drawRightString(x,y-5,h2)
        c.setStrokeColor(H('#1f4e5f')); c.setLineWidth(1.2); c.line(30,y-9,PW-30,y-9); return y-22
    def ftr():
        c.setFont('Helvetica',6.5); c.setFillColor(H('#666666')); c.drawString(30,22,'Generated 07/11/2025 04:12 PM MDT by kdelgado'); c.drawRightString(PW-30,22,f'Page {pg} of 2'); c.setFillColor(H('#000000'))
    y=hdr(); n=0
    for ix,q in enumerate(s.rows):
        if y<44: ftr(); c.showPage(); y=hdr()
        if q['type']=='LINE':
            n+=1
            if n%2: c.setFillColor(H('#f1f5f6')); c.rect(30,y-3.2,PW-60,11.6,stroke=0,fill=1); c.setFillColor(H('#000000'))
            f='Helvetica'
        else: f='Helvetica-Bold'; n=0
        if q['type'] in('SUBTOTAL','TOTAL'):
            c.setLineWidth(.5)
            for x in xs: c.line(x-52,y+8.4,x,y+8.4)
        c.setFont(f,7.4); t=(q['code']+' - ' if q['code'] else '')+q['label']
        c.drawString(30+q['lvl']*9,y,t); assert 30+q['lvl']*9+sw(t,f,7.4)<xs[0]-44,t
        for x,v in zip(xs,q['v']):
            if v is not None: c.drawRightString(x+(2 if v<0 else 0),y,money(v))
        if ix in(ta,tle):
            for x in xs: c.line(x-52,y-2.5,x,y-2.5); c.line(x-52,y-4.2,x,y-4.2)
        y-=11.6
        if q['type']!='LINE' and q['lvl']<=1 and q['type']!='HEADING': y-=6
    ftr(); c.save(); assert pg==2,pg
    cols=['Ending 06/30/2025','Prior Month 05/31/2025','Change','Prior Year End 12/31/2024','Change']
    st=s.truth('Balance Sheet','The Varsity at Eastgate',None,'2025-06-30',cols,{'total_assets':ta,'total_liabilities':tl,'total_equity':te})
    save(fn,[st],'STUDENT_HOUSING','BALANCE_SHEET','property system export: code joined to the account name, month, prior month, change, prior year end, change; codes on totals; two pages',False)
    return [(s,st)]
