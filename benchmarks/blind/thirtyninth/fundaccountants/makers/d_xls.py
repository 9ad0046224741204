from core import *
import xlsxwriter
from xlsxwriter.utility import xl_rowcol_to_cell as rc, xl_col_to_name as cn
def fx(x): 
    y=x/100; return int(y) if y==int(y) else round(y,2)
def book(fn): 
    wb=xlsxwriter.Workbook(os.path.join(DOC,fn)); wb.set_properties({'created':dt.datetime(2025,1,2),'title':''}); return wb
def sumf(q,rows,col):
    """formula of a subtotal from sheet rows"""
    p='+'.join(rc(rows[i],col) for i in q['plus']); m=''.join('-'+rc(rows[i],col) for i in q['minus'])
    ix=[rows[i] for i in q['plus']]
    if len(ix)>1 and not q['minus'] and ix==list(range(ix[0],ix[-1]+1)): return f'=SUM({rc(ix[0],col)}:{rc(ix[-1],col)})'
    return '='+p+m
D=dt.date
# ---------- 7 self storage T12 roll-up ----------
def d7():
    fn='Bluestone Storage T12 Oct-2025.xlsx'; r=random.Random(3907); wb=book(fn); out=[]
    F=lambda **k: wb.add_format({'font_name':'Calibri','font_size':10,**k})
    ft=F(bold=True,font_size=14); fs=F(italic=True,font_color='#555555'); fh=F(bold=True,bg_color='#244062',font_color='white',align='right',num_format='mmm-yy'); fhl=F(bold=True,bg_color='#244062',font_color='white')
    n=F(num_format='#,##0;(#,##0);0'); nt=F(num_format='#,##0;(#,##0);0',bold=True,top=1); p=F(num_format='0.0%',font_color='#666666'); t=F(); tb=F(bold=True); ti=F(indent=1); hd=F(bold=True,bg_color='#dce6f1')
    sea=[.97,.95,.96,.95,.97,1,1.03,1.05,1.06,1.06,1.03,1]; heat=[1,1.2,1.4,1.3,1.1,.9,.9,1,1.2,1.2,1,.9]
    dates=[D(2024,11,1)]+[D(2024,12,1)]+[D(2025,m,1) for m in range(1,11)]
    cats=['Rental Income','Discounts & Bad Debt','Tenant Protection','Fees & Merchandise','Payroll','Facility','Utilities','Marketing','Administrative','Management Fee','Property Tax','Insurance']
    ws0=wb.add_worksheet('Roll-Up')
    stores=[('114 Harbor Rd','Bluestone Storage - Harbor Road',1.0),('127 Mill St','Bluestone Storage - Mill Street',.72),('131 Airport','Bluestone Storage - Airport Way',1.31)]
    catv={k:[0]*13 for k in cats}
    for sh,nm,f in stores:
        s=S(13); ws=wb.add_worksheet(sh); cat={}
        def L(code,l,v,k,u=100):
            v=[int(round(x/100))*100 for x in v]; i=s.line(l,wt(v),code,1); cat[i]=k
            for j in range(13): catv[k][j]+=s.rows[i]['v'][j]
            return i
        z=lambda b,pv=.1,se=None: noisy(r,b*f,pv,se)
        s.head('REVENUE'); a=[L('40100','Unit Rent - Drive-Up',z(41200,.012,sea),cats[0]),L('40110','Unit Rent - Climate Controlled',z(28600,.015,sea),cats[0]),L('40150','RV & Boat Parking',z(4150,.04),cats[0])]
        if f!=.72: a.append(L('40160','Cell Tower / Billboard Lease',flat(int(1250*f)),cats[0]))
        a+=[L('40200','Promotional Discounts',neg(z(2480,.25)),cats[1]),L('40250','Bad Debt & Auction Loss',neg(z(890,.5)),cats[1]),L('40300','Tenant Protection Plan',z(5350,.03),cats[2]),L('40400','Late & Lien Fees',z(2280,.15),cats[3]),L('40410','Admin Fees',z(860,.3,sea),cats[3]),L('40500','Lock & Box Sales',z(540,.3,sea),cats[3])]
        rev=s.tot('TOTAL REVENUE',a,type='TOTAL')
        s.head('OPERATING EXPENSES'); rv=s.rows[rev]['v']
        e=[L('50100','Store Manager Wages',z(6900,.04),cats[4]),L('50150','Payroll Taxes & Benefits',z(1240,.06),cats[4]),L('51100','Repairs & Maintenance',z(1480,.6),cats[5]),L('51150','Landscaping',flat(int(520*f)),cats[5])]
        if f>=1: e.append(L('51200','Elevator Service',flat(int(310*f)),cats[5]))
        e+=[L('51300','Snow & Ice',[int(x*f*100)*100//100*1 for x in[0,0,1400,900,0,0,0,0,0,0,0,0]] if False else [int(x*f)*100 for x in[0,320,1400,910,0,0,0,0,0,0,0,0]],cats[5]),L('52100','Electric',z(2050,.07,heat),cats[6]),L('52150','Water, Sewer & Trash',z(430,.12),cats[6]),L('52200','Phone, Internet & Gate',flat(int(365*f)),cats[6]),
            L('53100','Pay-Per-Click & Web',z(1850,.2,sea),cats[7]),L('53150','Call Center',flat(int(410*f)),cats[7]),L('54100','Credit Card Fees',[x*19//1000 for x in rv[:12]],cats[8]),L('54150','Software & Licenses',flat(int(395*f)),cats[8]),L('54200','Office & Travel',z(260,.6),cats[8]),
            L('55100','Management Fee (6%)',[x*6//100 for x in rv[:12]],cats[9]),L('56100','Real Estate Taxes',flat(int(7120*f),bump=(2,int(7480*f))),cats[10]),L('56200','Property Insurance',flat(int(1640*f),bump=(7,int(1815*f))),cats[11])]
        ox=s.tot('TOTAL OPERATING EXPENSES',e,type='TOTAL'); noi=s.tot('NET OPERATING INCOME',[rev],[ox],type='TOTAL')
        ws.write(0,0,nm,ft); ws.write(1,0,'Trailing Twelve Months ending October 31, 2025 | accrual | whole dollars',fs)
        ws.write(3,0,'GL',fhl); ws.write(3,1,'Map',fhl); ws.write(3,2,'Account',fhl)
        for j,d in enumerate(dates): ws.write_datetime(3,3+j,dt.datetime(d.year,d.month,1),fh)
        ws.write(3,15,'TTM',fh); ws.write(3,16,'% Rev',fh)
        R=4; rows={}
        for i,q in enumerate(s.rows):
            if q['type']=='HEADING':
                ws.write(R,0,'',hd); ws.write(R,2,q['label'],hd)
                for j in range(3,17): ws.write_blank(R,j,None,hd)
                rows[i]=R; R+=1; continue
            rows[i]=R
            if q['code']: ws.write_string(R,0,q['code'],t); ws.write(R,1,cat[i],t)
            tt=q['type']!='LINE'; ws.write(R,2,q['label'],tb if tt else ti)
            for j in range(12):
                if tt: ws.write_formula(R,3+j,sumf(q,rows,3+j),nt,fx(q['v'][j]))
                else: ws.write_number(R,3+j,fx(q['v'][j]),n)
            ws.write_formula(R,15,f'=SUM({rc(R,3)}:{rc(R,14)})',nt if tt else n,fx(q['v'][12]))
            # % of revenue: the revenue row is known once written
            revrow=4+rev
            ws.write_formula(R,16,f'={rc(R,15)}/$P${revrow+1}',p,q['v'][12]/rv[12])
            R+=1
        ws.set_column(0,0,8); ws.set_column(1,1,18,None,{'hidden':True}); ws.set_column(2,2,32); ws.set_column(3,14,9.5); ws.set_column(15,15,11); ws.set_column(16,16,7.5)
        ws.freeze_panes(4,3); ws.set_landscape(); ws.fit_to_pages(1,0)
        cols=[d.strftime('%b-%y') for d in dates]+['TTM']
        out.append((s,s.truth('Trailing Twelve Months',nm,'2024-11-01','2025-10-31',cols,{'total_income':rev,'total_operating_expenses':ox,'noi':noi},sheet=sh)))
    # roll-up
    s=S(13); s.head('Revenue'); ix=[s.line(k,catv[k]) for k in cats[:4]]; rev=s.tot('Total Revenue',ix,type='TOTAL'); s.head('Operating Expenses')
    s.head('Controllable',lvl=1); c1=[s.line(k,catv[k]) for k in cats[4:9]]; sc=s.tot('Total Controllable',c1,lvl=1); s.head('Non-Controllable',lvl=1); c2=[s.line(k,catv[k]) for k in cats[9:]]; sn=s.tot('Total Non-Controllable',c2,lvl=1)
    ox=s.tot('Total Operating Expenses',[sc,sn],type='TOTAL'); noi=s.tot('Net Operating Income',[rev],[ox],type='TOTAL')
    cap=s.line('Capital Expenditures',wt([0,0,184000,0,960000,0,0,2215000,410000,0,0,338500]),lvl=0); ncf=s.tot('Cash Flow after Capital',[noi],[cap],type='TOTAL')
    ws=ws0; ws.write(0,1,'Bluestone Storage Portfolio',ft); ws.write(1,1,'T12 Roll-Up - 3 stores',fs); ws.write(2,1,'12 months ending October 2025',fs)
    ws.write(4,1,'',fhl)
    for j,d in enumerate(dates): ws.write_datetime(4,2+j,dt.datetime(d.year,d.month,1),fh)
    ws.write(4,14,'TTM',fh); ws.write(4,16,'$/NRSF',fh)
    R=5; rows={}; nr=187450
    for i,q in enumerate(s.rows):
        if q['label'] in('Operating Expenses','Capital Expenditures'): R+=1
        rows[i]=R; tt=q['type'] in('TOTAL','SUBTOTAL')
        ws.write(R,1,q['label'],tb if tt or q['type']=='HEADING' else ti)
        if q['type']!='HEADING':
            for j in range(12):
                c=2+j
                if tt: ws.write_formula(R,c,sumf(q,rows,c),nt,fx(q['v'][j]))
                elif i==cap: ws.write_number(R,c,fx(q['v'][j]),n)
                else: ws.write_formula(R,c,'='+'+'.join(f"SUMIF('{sh}'!$B$5:$B$40,$B{R+1},'{sh}'!{cn(3+j)}$5:{cn(3+j)}$40)" for sh,_,_ in stores),n,fx(q['v'][j]))
            ws.write_formula(R,14,f'=SUM({rc(R,2)}:{rc(R,13)})',nt if tt else n,fx(q['v'][12]))
            ws.write_formula(R,16,f'={rc(R,14)}/{nr}',F(num_format='0.00'),q['v'][12]/100/nr)
        R+=1
    ws.write(R+1,1,'187,450 NRSF across 3 stores. Capital tracked at the fund, not on store ledgers.',fs)
    ws.set_column(0,0,2); ws.set_column(1,1,28); ws.set_column(2,13,9.5); ws.set_column(14,14,11); ws.set_column(15,15,1.5); ws.set_landscape(); ws.fit_to_pages(1,0); ws.hide_gridlines(2)
    wb.close()
    cols=[d.strftime('%b-%y') for d in dates]+['TTM']
    out.insert(0,(s,s.truth('T12 Roll-Up - 3 stores','Bluestone Storage Portfolio','2024-11-01','2025-10-31',cols,{'total_income':rev,'total_operating_expenses':ox,'noi':noi,'net_cash_flow':ncf},sheet='Roll-Up')))
    save(fn,[o[1] for o in out],'SELF_STORAGE','OPERATING_STATEMENT_T12','workbook: roll-up sheet by SUMIF over a hidden mapping column of three store sheets, real dates as headers, share and per-foot columns',True)
    return out
# ---------- 8 grocery-anchored retail GL-coded budget variance ----------
def d8():
    fn='Marketfair_Crossing_BvA_2025-05.xlsx'; r=random.Random(3908); wb=book(fn); s=S(7)
    F=lambda **k: wb.add_format({'font_name':'Arial','font_size':9,**k})
    meta={}
    def L(code,mp,l,b,exp,pv=.05,pt=None,ytdb=None,ann=None,cm=''):
        b=int(b); a=int(b*(1+r.uniform(-pv,pv))*100)+0 if pt is None else int(pt*100)
        yb=b*5 if ytdb is None else ytdb; ya=int(yb*(1+r.uniform(-pv,pv)*.6)*100); an=b*12 if ann is None else ann
        if pt is not None and ya<a: ya=a
        sg=-1 if exp else 1; B=b*100; Y=yb*100
        i=s.line(l,[a,B,sg*(a-B),ya,Y,sg*(ya-Y),an*100],code,2); meta[i]=(mp,cm); return i
    def T(l,pl,mi=(),exp=False,**k):
        i=s.tot(l,pl,mi,**k); v=s.rows[i]['v']; sg=-1 if exp else 1; v[2]=sg*(v[0]-v[1]); v[5]=sg*(v[3]-v[4]); return i
    s.head('REVENUE'); s.head('Rental Revenue',lvl=1)
    a=[L('4010','R-100','Base Rent - Anchor',61500,0,0),L('4020','R-100','Base Rent - Inline',118750,0,.015,cm='Ste 14 (nail salon) vacated 4/30; backfill LOI out'),L('4030','R-110','Base Rent - Outparcel / Ground',21400,0,0),L('4040','R-120','Percentage Rent',0,0,0,pt=0,ytdb=14000,ann=38000,cm='Pharmacy true-up billed in Q3'),L('4050','R-130','Temporary & Seasonal Tenants',1500,0,.4)]
    a1=T('Total Rental Revenue',a,lvl=1); s.head('Expense Recoveries',lvl=1)
    b=[L('4210','R-200','CAM Recovery',31200,0,.04),L('4220','R-210','Real Estate Tax Recovery',38650,0,.01),L('4230','R-220','Insurance Recovery',7480,0,.02),L('4240','R-230','Prior Year Reconciliation',0,0,.6,pt=-2841.66,ytdb=6000,ann=6000,cm='2024 rec credit to grocer per audit')]
    b1=T('Total Expense Recoveries',b,lvl=1); s.head('Other Revenue',lvl=1)
    c=[L('4410','R-300','Late Fees & Interest',250,0,.8),L('4420','R-300','Pylon Sign & License Fees',1125,0,0)]
    c1=T('Total Other Revenue',c,lvl=1); rev=T('TOTAL REVENUE',[a1,b1,c1],type='TOTAL')
    s.head('OPERATING EXPENSES'); s.head('Common Area Maintenance',lvl=1)
    d=[L('5110','E-100','Landscaping & Irrigation',6200,1,.2,cm='Spring mulch moved up from June'),L('5120','E-100','Parking Lot Sweeping',3150,1,.03),L('5130','E-105','Parking Lot Repairs & Striping',2500,1,.9),L('5140','E-110','Snow Removal',0,1,.3,pt=0,ytdb=22000,ann=30000),L('5150','E-100','Lighting & Electrical Repairs',1400,1,.5),L('5160','E-115','Security Patrol',4850,1,.02),L('5170','E-100','Roof & Building Repairs',1900,1,.8),L('5180','E-120','Trash & Recycling',1650,1,.06)]
    d1=T('Total Common Area Maintenance',d,exp=True,lvl=1); s.head('Utilities',lvl=1)
    e=[L('5310','E-200','Electric - Parking & Common',3900,1,.1),L('5320','E-200','Water & Fire Line',1150,1,.2)]
    e1=T('Total Utilities',e,exp=True,lvl=1); s.head('Fixed & Administrative',lvl=1)
    f=[L('5510','E-300','Real Estate Taxes',43200,1,0),L('5520','E-310','Property Insurance',8325,1,.01),L('5530','E-320','Management Fee',11150,1,.02),L('5540','E-330','Legal - Tenant Matters',1200,1,.9,cm='Default notices, Ste 22'),L('5550','E-330','Accounting & Bank Charges',640,1,.2),L('5560','E-340','Non-Reimbursable - Vacant Space',700,1,.6)]
    f1=T('Total Fixed & Administrative',f,exp=True,lvl=1); ox=T('TOTAL OPERATING EXPENSES',[d1,e1,f1],exp=True,type='TOTAL'); noi=T('NET OPERATING INCOME',[rev],[ox],type='TOTAL')
    s.head('BELOW THE LINE'); g=[L('6110','B-100','Mortgage Interest',74115,1,.002),L('6210','B-110','Tenant Improvements',0,1,0,pt=28400,ytdb=60000,ann=140000),L('6220','B-110','Leasing Commissions',0,1,0,pt=9215.5,ytdb=25000,ann=48000),L('6310','B-120','Asset Management Fee',3500,1,0)]
    g1=T('TOTAL BELOW THE LINE',g,exp=True); ncf=T('NET CASH FLOW',[noi],[g1],type='TOTAL')
    # planted: the sweeping row is not printed
    drop=d[1]; dv=s.rows[drop]['v'][:]
    del s.rows[drop]; 
    sh=lambda i: i-1 if i>drop else i
    for q in s.rows:
        if q['plus'] is not None: q['plus']=[sh(i) for i in q['plus'] if i!=drop]; q['minus']=[sh(i) for i in q['minus']]
    meta={sh(i):m for i,m in meta.items() if i!=drop}
    rev,ox,noi,ncf=map(sh,(rev,ox,noi,ncf))
    ws=wb.add_worksheet('BvA May25'); ws.write(0,0,'MARKETFAIR CROSSING SHOPPING CENTER',F(bold=True,font_size=12)); ws.write(1,0,'Income Statement - Actual vs. Budget',F(bold=True)); ws.write(2,0,'For the period ended 05/31/2025 - Accrual',F())
    h=F(bold=True,align='center',bottom=1,text_wrap=True,bg_color='#d9ead3'); hl=F(bold=True,bottom=1,bg_color='#d9ead3')
    for c0,c1,t in((3,6,'MAY 2025'),(7,10,'YEAR TO DATE')): ws.merge_range(4,c0,4,c1,t,h)
    ws.write(4,11,'ANNUAL',h)
    for j,t in enumerate(['GL Acct','Fund Map','Description','Actual','Budget','Variance $','Var %','Actual','Budget','Variance $','Var %','Budget','Comments']): ws.write(5,j,t,hl if j<3 or j==12 else h)
    nf='#,##0.00_);(#,##0.00)'; n=F(num_format=nf); nb=F(num_format=nf,bold=True,top=1); nn=F(num_format=nf,bold=True,top=1,bottom=6); pf='0.0%_);(0.0%)'; p=F(num_format=pf,align='right'); pb=F(num_format=pf,bold=True,top=1,align='right')
    R=6
    for i,q in enumerate(s.rows):
        tt=q['type'] in('TOTAL','SUBTOTAL'); ws.write(R,2,q['label'],F(bold=q['type']!='LINE',indent=q['lvl']))
        if q['code']: ws.write_number(R,0,int(q['code']),F(align='left')); ws.write(R,1,meta[i][0],F(font_color='#7f7f7f')); ws.write(R,12,meta[i][1],F(italic=True,font_size=8))
        if q['type']!='HEADING':
            fm=nn if q['type']=='TOTAL' else nb if tt else n
            for k,cx in enumerate((3,4,5,7,8,9,11)): ws.write_number(R,cx,fx(q['v'][k]),fm)
            for cx,v,b in((6,q['v'][2],q['v'][1]),(10,q['v'][5],q['v'][4])):
                if b: ws.write_number(R,cx,round(v/abs(b),4),pb if tt else p)
                else: ws.write(R,cx,'n/a',pb if tt else p)
        R+=1
        if q['type']=='TOTAL': R+=1
    ws.write(R,0,'Variance: positive = favorable to budget. Comments required over $1,000 and 10%.',F(italic=True,font_size=8))
    ws.set_column(0,0,8); ws.set_column(1,1,8); ws.set_column(2,2,33); ws.set_column(3,11,12.5); ws.set_column(6,6,8.5); ws.set_column(10,10,8.5); ws.set_column(12,12,44); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(4,5); ws.freeze_panes(6,3); wb.close()
    cols=['MAY 2025 Actual','MAY 2025 Budget','MAY 2025 Variance $','YEAR TO DATE Actual','YEAR TO DATE Budget','YEAR TO DATE Variance $','ANNUAL Budget']
    pl={'kind':'row_dropped','what':f'5120 Parking Lot Sweeping (May actual {dv[0]/100:,.2f}, YTD {dv[3]/100:,.2f}) is missing between 5110 and 5130; Total Common Area Maintenance still includes it'}
    st=s.truth('Income Statement - Actual vs. Budget','MARKETFAIR CROSSING SHOPPING CENTER',None,'2025-05-31',cols,{'total_income':rev,'total_operating_expenses':ox,'noi':noi,'net_cash_flow':ncf},planted=pl)
    save(fn,[st],'RETAIL','OPERATING_STATEMENT','workbook: GL code, fund mapping column, month and YTD actual/budget/variance, annual budget, comments column',True)
    return [(s,st)]
# ---------- 9 industrial consolidating balance sheet ----------
def d9():
    fn='Consolidating BS - Ironbridge Logistics - Dec 2024.xlsx'; r=random.Random(3909); wb=book(fn)
    F=lambda **k: wb.add_format({'font_name':'Cambria','font_size':10,**k})
    ents=['Ironbridge I LLC\n(Dayton)','Ironbridge II LLC\n(Fort Wayne)','Ironbridge III LLC\n(Toledo)','Ironbridge Holdings LP\n(Parent)','Eliminations','Consolidated']
    s=S(6)
    def L(l,*v,lvl=2,note=None): v=[x*100 for x in v]; return s.line(l,v+[sum(v)],None,lvl,note=note)
    m=[9850000,7420000,5110000]
    s.head('ASSETS'); s.head('Current assets',lvl=1)
    ca=[L('Cash and cash equivalents',0,0,0,0,0),L('Restricted cash',188400,142750,96120,0,0,note='2'),L('Tenant receivables, net',41266,18905,33770,0,0),L('Due from affiliates',0,35000,0,1015000,-1050000,note='5'),L('Prepaid expenses',28140,21355,16902,4475,0)]
    t1=s.tot('Total current assets',ca,lvl=1); s.head('Real estate, at cost',lvl=1)
    re=[L('Land',1940000,1385000,1022000,0,0),L('Buildings and improvements',12866410,9704225,6580190,0,0,note='3'),L('Tenant improvements',744180,412306,238415,0,0),L('Less: accumulated depreciation',-2210844,-1496032,-877251,0,0)]
    t2=s.tot('Net real estate',re,lvl=1); s.head('Other assets',lvl=1)
    oa=[L('Deferred leasing costs, net',318446,201870,127335,0,0),L('Straight-line rent receivable',196233,88147,54019,0,0),L('Interest rate cap, at fair value',0,0,0,61850,0),L('Investment in subsidiaries',0,0,0,0,0,note='4')]
    t3=s.tot('Total other assets',oa,lvl=1); ta=s.tot('TOTAL ASSETS',[t1,t2,t3],type='TOTAL')
    s.head('LIABILITIES AND EQUITY'); s.head('Liabilities',lvl=1)
    li=[L('Mortgage notes payable',*m,0,0,note='6'),L('Less: unamortized debt issuance costs',-121480,-96215,-70330,0,0),L('Accounts payable and accrued liabilities',96714,58830,44128,27940,0),L('Real estate taxes payable',141950,88600,61274,0,0),L('Tenant security deposits',112500,76250,58000,0,0),L('Prepaid rents',62117,0,18842,0,0),L('Due to affiliates',650000,0,400000,0,-1050000,note='5')]
    tl=s.tot('Total liabilities',li,lvl=1,type='TOTAL'); s.head("Members' and partners' equity",lvl=1)
    eqv=[(5200000,-1480000,-163222,284615),(3900000,-965000,88140,197366),(2850000,-610000,41873,58907)]
    subs=[sum(x) for x in eqv]
    par=(12150000,-2890000,0,0)
    # parent: investment = sum of subs' equity (equity method); cash and accumulated follow
    e=[L('Contributed capital',*(x[0] for x in eqv),12150000,-sum(x[0] for x in eqv)),L('Distributions',*(x[1] for x in eqv),-2890000,-sum(x[1] for x in eqv)),
       L('Accumulated earnings (deficit)',*(x[2] for x in eqv),0,-sum(x[2] for x in eqv)),L('Net income - current year',*(x[3] for x in eqv),512604,-sum(x[3] for x in eqv))]
    inv=oa[3]; s.rows[inv]['v']=[0,0,0,sum(subs)*100,-sum(subs)*100,0]
    # cash targets; buildings absorb the difference for the property entities, accumulated earnings for the parent
    cash=[212844,164390,98215,87316]; rows=s.rows
    for k in range(4):
        rows[ca[0]]['v'][k]=cash[k]*100
        A=sum(rows[i]['v'][k] for i in ca+re+oa); B=sum(rows[i]['v'][k] for i in li+e)
        if k<3: rows[re[1]]['v'][k]+=B-A
        else: rows[e[2]]['v'][k]+=A-B
    for i in ca+re+oa+li+e: rows[i]['v'][5]=sum(rows[i]['v'][:5])
    for i in(t1,t2,t3,ta,tl):
        q=rows[i]; q['v']=[sum(rows[k]['v'][c] for k in q['plus']) for c in range(6)]
    te=s.tot("Total members' and partners' equity",e,lvl=1,type='TOTAL'); tle=s.tot('TOTAL LIABILITIES AND EQUITY',[tl,te],type='TOTAL')
    assert rows[tle]['v']==rows[ta]['v']
    ws=wb.add_worksheet('Consol BS'); ws.hide_gridlines(2)
    ws.merge_range(0,0,0,14,'Ironbridge Logistics Portfolio',F(bold=True,font_size=14,align='center')); ws.merge_range(1,0,1,14,'Consolidating Balance Sheet',F(bold=True,align='center')); ws.merge_range(2,0,2,14,'December 31, 2024',F(align='center')); ws.merge_range(3,0,3,14,'(unaudited, in U.S. dollars)',F(align='center',italic=True))
    vc=[2,4,6,8,10,13]; h=F(bold=True,align='center',text_wrap=True,bottom=1,valign='bottom')
    ws.set_row(5,40); ws.write(5,1,'Note',h)
    for x,t in zip(vc,ents): ws.write(5,x,t,h)
    ws.write(5,12,'FS line',h)
    nf='_(* #,##0_);_(* (#,##0);_(* "-"_);_(@_)'; R=6; pos={}
    for i,q in enumerate(s.rows):
        if q['label'].startswith('LIABILITIES AND'): R+=1
        pos[i]=R; tt=q['type'] in('SUBTOTAL','TOTAL'); grand=i in(ta,tle)
        ws.write(R,0,q['label'],F(bold=q['type']!='LINE',indent=q['lvl']))
        if q.get('note'): ws.write_string(R,1,q['note'],F(align='center',font_size=8))
        if q['type']=='LINE': ws.write(R,12,'BS%02d'%i,F(font_color='#999999'))
        if q['type']!='HEADING':
            f=F(num_format=('_($* #,##0_);_($* (#,##0);_($* "-"_);_(@_)' if grand else nf),bold=tt,**({'top':1} if tt else {}),**({'bottom':6} if grand else {}))
            for k,x in enumerate(vc):
                if k==5: ws.write_formula(R,x,'='+'+'.join(rc(R,y) for y in vc[:5]),f,fx(q['v'][k]))
                elif tt: ws.write_formula(R,x,sumf(q,pos,x),f,fx(q['v'][k]))
                else: ws.write_number(R,x,fx(q['v'][k]),f)
        R+=1
    ws.write(R+1,0,'Notes 1-6 are an integral part of this statement; see reporting package tab in the data room.',F(italic=True,font_size=8))
    ws.set_column(0,0,40); ws.set_column(1,1,5)
    for x in vc: ws.set_column(x,x,17)
    for x in(3,5,7,9,11): ws.set_column(x,x,1.2)
    ws.set_column(12,12,8,None,{'hidden':True}); ws.set_column(14,14,2); ws.set_landscape(); ws.fit_to_pages(1,1)
    w2=wb.add_worksheet('IC tie-out'); w2.write_row(0,0,['Intercompany','Due from','Due to']); w2.write_row(1,0,['Ironbridge I LLC',0,650000]); w2.write_row(2,0,['Ironbridge II LLC',35000,0]); w2.write_row(3,0,['Ironbridge III LLC',0,400000]); w2.write_row(4,0,['Ironbridge Holdings LP',1015000,0]); w2.set_column(0,0,26); wb.close()
    st=s.truth('Consolidating Balance Sheet','Ironbridge Logistics Portfolio',None,'2024-12-31',[x.replace('\n',' ') for x in ents],{'total_assets':ta,'total_liabilities':tl,'total_equity':te},sheet='Consol BS',dash_null=True)
    save(fn,[st],'INDUSTRIAL','BALANCE_SHEET','workbook: consolidating columns by entity with eliminations, note column, narrow spacer columns, hidden FS line column, accounting format with dashes',True)
    return [(s,st)]
# ---------- 10 apartments direct cash flow ----------
def d10():
    fn='Copper Hill CF Jan-Jun 2025 (partner).xlsx'; r=random.Random(3910); wb=book(fn); s=S(7)
    F=lambda **k: wb.add_format({'font_name':'Tahoma','font_size':9,**k})
    rd=lambda v: [int(round(x/100))*100 for x in v]
    def L(l,v,lvl=1): v=rd(v); return s.line(l,v+[sum(v)],None,lvl)
    z=lambda b,p=.05: noisy(r,b,p,n=6)
    bg=s.line('Beginning Cash Balance',[0]*7,None,0)
    s.head('Cash Receipts'); a=[L('Rents Collected',z(198400,.02)),L('Prior Balances / Collections Agency',z(2100,.6)),L('Utility Reimbursements',z(14250,.04)),L('Laundry, Parking & Other',z(6120,.1)),L('Security Deposits Received (net)',[115000,-62000,48500,131000,-27500,204000])]
    tr=s.tot('Total Cash Receipts',a); s.head('Operating Disbursements')
    b=[L('Payroll',[2865000,2881000,4310000,2874000,2902000,2866000]),L('Repairs, Turns & Contracts',z(17800,.2)),L('Utilities',z(21400,.1)),L('Marketing & Office',z(5200,.2)),L('Management Fee',z(6610,.02)),L('Insurance Premium',[0,0,8421500,0,0,0]),L('Property Taxes Paid (from escrow)',[0,11966000,0,0,0,0])]
    tb=s.tot('Total Operating Disbursements',b); cfo=s.tot('Cash Flow from Operations',[tr],[tb]); s.head('Capital')
    c=[L('Interior Renovations',[3120000,4488000,2975000,5210000,1980000,2640000]),L('Boiler Replacement - Bldg C',[0,0,0,1850000,4317500,0]),L('Parking Lot',[0]*5+[1295000])]
    tc=s.tot('Total Capital Spend',c); s.head('Debt Service'); d=[L('Mortgage Interest',[5612000-i*9100 for i in range(6)]),L('Mortgage Principal',[2104000+i*9100 for i in range(6)])]
    td=s.tot('Total Debt Service',d); s.head('Lender Reserves'); e=[L('Tax & Insurance Escrow Deposits',neg([1410000]*6)),L('Escrow Releases',[0,11966000,8421500,0,0,0]),L('Replacement Reserve Draws',[0,0,0,1850000,3200000,0])]
    te=s.tot('Net Reserve Activity',e); nb=s.tot('Cash Flow before Distributions',[cfo,te],[tc,td]); ds=L('Distributions to Partners',[0,0,4500000,0,0,4500000],0)
    nc=s.tot('Net Cash Flow',[nb],[ds],type='TOTAL')
    bal=18642700; n=s.rows[nc]['v']; bv=s.rows[bg]['v']; ends=[]
    for i in range(6): bv[i]=bal; bal+=n[i]; ends.append(bal)
    bv[6]=bv[0]; en=s.tot('Ending Cash Balance',[bg,nc],type='TOTAL'); assert s.rows[en]['v']==ends+[ends[-1]]
    assert min(ends)>0,ends
    ws=wb.add_worksheet('Cash Flow'); ws.write('B2','Copper Hill Apartments',F(bold=True,font_size=16,font_color='#7b3f00')); ws.write('B3','Cash Flow Statement - 2025 (actual, cash basis)',F(font_size=10)); ws.write('B4','Prepared by: Northlight Residential | 164 units',F(italic=True,font_color='#777777'))
    h1=F(bold=True,align='center',bg_color='#f4e6d9'); h2=F(bold=True,align='center',bg_color='#f4e6d9',bottom=2)
    for j,m_ in enumerate(['Jan','Feb','Mar','Apr','May','Jun']): ws.write(5,3+j,m_,h1); ws.write(6,3+j,'Actual',h2)
    ws.write(5,10,'YTD',h1); ws.write(6,10,'2025',h2); ws.write(5,1,'',h1); ws.write(6,1,'',h2); ws.write(5,2,'',h1); ws.write(6,2,'',h2)
    R=7; pos={}; nf='$#,##0;[Red]($#,##0);0'
    w2rows=[]
    for i,q in enumerate(s.rows):
        if q['type']=='HEADING' or i in(cfo,nb): R+=1
        pos[i]=R; tt=q['type'] in('SUBTOTAL','TOTAL')
        ws.write(R,1 if q['lvl']==0 else 2,q['label'],F(bold=tt or q['type']=='HEADING' or i==bg,**({'bg_color':'#fff7ef'} if i in(bg,nc,en) else {})))
        if q['type']!='HEADING':
            f=F(num_format=nf if tt or i==bg else '#,##0;[Red](#,##0);0',bold=tt or i==bg,**({'top':1} if tt else {}),**({'bg_color':'#fff7ef'} if i in(bg,nc,en) else {}))
            for k in range(7):
                x=3+k if k<6 else 10; v=fx(q['v'][k])
                if i==bg:
                    if k==0: ws.write_number(R,x,v,f)
                    elif k==6: ws.write_formula(R,x,f'={rc(R,3)}',f,v)
                    else: ws.write_formula(R,x,f'={rc(ENDROW,x-1)}' if False else f"='Bank Rec'!{cn(k)}6",f,v)
                elif tt: ws.write_formula(R,x,sumf(q,pos,x),f,v)
                elif k==6: ws.write_formula(R,x,f'=SUM({rc(R,3)}:{rc(R,8)})',f,v)
                else: ws.write_number(R,x,v,f)
        R+=1
    ws.set_column(0,0,2); ws.set_column(1,1,3.5); ws.set_column(2,2,34); ws.set_column(3,8,12); ws.set_column(9,9,1.5); ws.set_column(10,10,13); ws.hide_gridlines(2); ws.set_landscape(); ws.fit_to_pages(1,1)
    w2=wb.add_worksheet('Bank Rec'); w2.write_row(0,0,['Bank reconciliation','Jan','Feb','Mar','Apr','May','Jun']); out=[211000,184300,96250,310400,58815,142700]
    w2.write(2,0,'Bank statement balance'); w2.write(3,0,'Outstanding checks'); w2.write(5,0,'Book balance')
    for k in range(6):
        w2.write(2,1+k,fx(ends[k]+out[k])); w2.write(3,1+k,-fx(out[k])); w2.write_formula(5,1+k,f'={cn(k+1)}3+{cn(k+1)}4',None,fx(ends[k]))
    w2.set_column(0,0,26); w2.set_column(1,6,12); wb.close()
    cols=['Jan Actual','Feb Actual','Mar Actual','Apr Actual','May Actual','Jun Actual','YTD 2025']
    st=s.truth('Cash Flow Statement - 2025 (actual, cash basis)','Copper Hill Apartments','2025-01-01','2025-06-30',cols,{'net_cash_flow':nc},sheet='Cash Flow')
    save(fn,[st],'MULTIFAMILY','CASH_FLOW_STATEMENT',"partner's workbook: direct method, beginning cash on top, labels in two columns by level, months and YTD, links to a bank reconciliation sheet",False)
    return [(s,st)]
# ---------- 11 student housing T12 ----------
def d11():
    fn='Collegiate_Commons_T12_UW_Feb26.xlsx'; r=random.Random(3911); wb=book(fn); s=S(15)
    F=lambda **k: wb.add_format({'font_name':'Aptos Narrow','font_size':10,**k})
    sea=[1]*5+[.93,.99,1,1,1,1,1]; mar=[.6,1.5,1.7,1.2,1,.9,.8,.7,.8,1,1.3,1.4]
    def mk(v,bud): return list(v)+[sum(v),sum(v[9:12])*4,bud]
    def L(code,l,v,bf=1.03):
        v=[int(round(x/100))*100 for x in v]; return s.line(l,mk(v,int(sum(v)*bf/100000)*100000),code,1)
    z=lambda b,p=.06,se=None: noisy(r,b,p,se)
    g=[46512000]*5+[47988000]*7
    s.head('REVENUE'); a=[L('410000','Gross Potential Rent - Beds',g,1.035),L('410500','Vacant Beds',[-int(x*k) for x,k in zip(g,[.031,.034,.038,.052,.118,.071,.044,.041,.04,.042,.045,.043])],.9),L('411000','Gift Cards & Leasing Concessions',neg(z(6200,.3,mar)),.8),L('411500','Bad Debt',neg(z(5400,.5)),.9)]
    nr=s.tot('NET RENTAL REVENUE',a)
    b=[L('420000','Application & Admin Fees',z(6900,.2,mar)),L('420500','Parking',z(9400,.05,sea)),L('421000','Utility Overage Billback',z(7150,.15)),L('421500','Furniture & Damage Charges',[0,41200,88000,62000,5416000,1288700,0,30500,11500,229000,51000,0]),L('422000','Short-Term / Summer Conference',[0,0,0,2260000,3145500,0,0,0,0,0,0,0]),L('422500','Relet & Transfer Fees',z(2600,.5)),L('423000','Vending / Laundry',lumpy(r,420,.9))]
    ot=s.tot('TOTAL OTHER REVENUE',b); rev=s.tot('EFFECTIVE GROSS REVENUE',[nr,ot],type='TOTAL')
    # rows spans a school year: Mar..Feb
    s.head('CONTROLLABLE EXPENSES'); e=[L('510000','Salaries & Wages',z(38600,.04)),L('510500','Resident Assistants (bed credits)',flat(5985)),L('511000','Taxes & Benefits',z(9800,.05)),L('520000','Repairs & Maintenance',z(9150,.25)),L('520500','Turn Costs',[0,0,0,418000,9866000,7422500,611000,0,0,0,0,0]),L('530000','Advertising & Leasing',z(9600,.15,mar)),L('540000','General & Administrative',z(8700,.12)),L('550000','Shuttle Service',[1140000,1140000,1140000,0,0,1140000,1140000,1140000,1140000,1140000,1180000,1180000])]
    ce=s.tot('TOTAL CONTROLLABLE EXPENSES',e); s.head('UTILITIES'); u=[L('560000','Electricity',z(16800,.08,[.85,.9,1,1.1,1.1,1.25,1.2,1,.9,.95,1,.95])),L('560500','Water & Sewer',z(9900,.05)),L('561000','Cable & Internet (bulk)',flat(11628,bump=(5,11977))),L('561500','Trash',z(3150,.1))]
    tu=s.tot('TOTAL UTILITIES',u); s.head('FIXED EXPENSES'); f=[L('570000','Management Fee (3%)',[int(x*.03) for x in s.rows[rev]['v'][:12]]),L('580000','Real Estate Taxes',flat(46250,bump=(10,48100))),L('590000','Insurance',flat(15320,bump=(4,17240)))]
    tf=s.tot('TOTAL FIXED EXPENSES',f); ox=s.tot('TOTAL OPERATING EXPENSES',[ce,tu,tf],type='TOTAL'); noi=s.tot('NET OPERATING INCOME',[rev],[ox],type='TOTAL')
    cx=L('810000','Capital Improvements',[0,0,1240000,3350000,8817000,455000,0,0,0,290000,0,0]); cf=s.tot('NOI AFTER CAPITAL',[noi],[cx],type='TOTAL')
    # T3 annualised and subtotals are sums of the lines, ok
    ws=wb.add_worksheet('Summary'); ws.write(0,0,'Collegiate Commons - reporting package',F(bold=True,font_size=14)); 
    for i,t in enumerate(['Beds: 612 (204 units)','Tab T12: trailing twelve months, whole dollars','Basis: accrual; columns C-D of T12 hidden (mapping, prior year)']): ws.write(2+i,0,t,F())
    ws=wb.add_worksheet('T12'); B=612
    ws.write(0,0,'Collegiate Commons',F(bold=True,font_size=13)); ws.write(1,0,'T12 Operating Statement: March 2025 - February 2026',F())
    hh=F(bold=True,align='right',num_format='mm/yyyy',bottom=1); h=F(bold=True,align='right',bottom=1,text_wrap=True); ws.write(3,0,'Acct',F(bold=True,bottom=1)); ws.write(3,1,'Description',F(bold=True,bottom=1)); ws.write(3,2,'UW line',h); ws.write(3,3,'PY T12',h)
    ds=[(2025,m) for m in range(3,13)]+[(2026,1),(2026,2)]
    for j,(y,m) in enumerate(ds): ws.write_datetime(3,4+j,dt.datetime(y,m,28 if m==2 else 30 if m in(4,6,9,11) else 31),hh)
    for x,t in((17,'T12 Total'),(18,'% EGR'),(19,'Per Bed'),(21,'T3 Annualized'),(22,'FY26 Budget')): ws.write(3,x,t,h)
    nf='#,##0_);(#,##0);"-"_)'; R=4; pos={}; revrow=None
    for i,q in enumerate(s.rows):
        if q['type']=='HEADING' or i in(cx,noi): R+=1
        pos[i]=R; tt=q['type'] in('SUBTOTAL','TOTAL'); k={'bold':tt}
        if tt: k['top']=1
        if q['type']=='TOTAL': k['bg_color']='#eaeaea'
        if q['code']: ws.write_string(R,0,q['code'],F(font_color='#666666'))
        elif q['type']=='TOTAL': ws.write_blank(R,0,None,F(**k))
        ws.write(R,1,q['label'],F(**k) if tt else F(bold=q['type']=='HEADING',indent=q['lvl']))
        if q['type']!='HEADING':
            f=F(num_format=nf,**k)
            if q['code']: ws.write(R,2,q['label'][:10].upper(),F())
            ws.write_number(R,3,int(q['v'][12]/100*.962),f)
            for j in range(12):
                if tt: ws.write_formula(R,4+j,sumf(q,pos,4+j),f,fx(q['v'][j]))
                else: ws.write_number(R,4+j,fx(q['v'][j]),f)
            ws.write_formula(R,17,f'=SUM({rc(R,4)}:{rc(R,15)})',f,fx(q['v'][12]))
            rr=s.rows[rev]['v'][12]; ws.write_number(R,18,round(q['v'][12]/rr,4),F(num_format='0.0%;(0.0%)',**k)); ws.write_formula(R,19,f'={rc(R,17)}/{B}',F(num_format='#,##0;(#,##0);"-"',**k),q['v'][12]/100/B)
            ws.write_formula(R,21,f'=SUM({rc(R,13)}:{rc(R,15)})*4',f,fx(q['v'][13]))
            if tt: ws.write_formula(R,22,sumf(q,pos,22),f,fx(q['v'][14]))
            else: ws.write_number(R,22,fx(q['v'][14]),f)
        R+=1
    ws.set_column(0,0,8); ws.set_column(1,1,32); ws.set_column(2,3,11,None,{'hidden':True}); ws.set_column(4,15,9.6); ws.set_column(16,16,1); ws.set_column(17,17,11); ws.set_column(18,19,8); ws.set_column(20,20,1); ws.set_column(21,22,12); ws.set_landscape(); ws.set_paper(5); ws.fit_to_pages(1,1); ws.freeze_panes(4,2); ws.activate(); wb.close()
    cols=[f'{m:02d}/{y}' for y,m in ds]+['T12 Total','T3 Annualized','FY26 Budget']
    st=s.truth('T12 Operating Statement','Collegiate Commons','2025-03-01','2026-02-28',cols,{'total_income':rev,'total_operating_expenses':ox,'noi':noi},sheet='T12',dash_null=True)
    save(fn,[st],'STUDENT_HOUSING','OPERATING_STATEMENT_T12','workbook: T12 with annualized T3 and budget, share and per-bed columns, hidden mapping and prior-year columns, spacer columns, date headers, dashes for zero',True)
    return [(s,st)]
# ---------- 12 medical office, small-business ledger export ----------
def d12():
    fn='Parkway Physicians P&L Prev Yr.xlsx'; r=random.Random(3912); wb=book(fn); s=S(3)
    def L(code,l,a,b,lv): a,b=int(round(a*100)),int(round(b*100)); return s.line(l,[a,b,a-b],code,lv)
    def T(code,l,ix,lv,mi=(),type='SUBTOTAL'): return s.tot('Total '+l if code or l in('Income','Expense','Other Income','Other Expense') else l,ix,mi,code=code,lvl=lv,type=type)
    s.head('Ordinary Income/Expense',lvl=0); s.head('Income',lvl=2)
    s.head('Rental Income',code='4000',lvl=3); a=T('4000','Rental Income',[L('4010','Base Rent - Physicians',684212.40,661390.08,4),L('4015','Base Rent - Imaging Center',142800,138640.80,4),L('4020','Base Rent - Pharmacy',38916,38916,4),L('4050','Rent Abatements',-11475,-22950,4)],3)
    s.head('Tenant Reimbursements',code='4100',lvl=3); b=T('4100','Tenant Reimbursements',[L('4110','CAM',171344.62,158208.17,4),L('4120','Property Taxes',96287.04,92410.56,4),L('4130','After-Hours HVAC',6412.50,4987.50,4)],3)
    c=[L('4300','Parking Income',18240,16905,3),L('4900','Miscellaneous Income',1265.88,412.19,3)]
    inc=T(None,'Income',[a,b]+c,2,type='TOTAL'); s.head('Expense',lvl=2)
    s.head('Repairs & Maintenance',code='5000',lvl=3); s.head('HVAC',code='5010',lvl=4); h=T('5010','HVAC',[L('5011','Service Contract',14880,14400,5),L('5012','Repairs',9316.77,15208.41,5)],4)
    d=T('5000','Repairs & Maintenance',[h,L('5020','Elevator',7944.12,7712.75,4),L('5030','Plumbing',4128.55,2906.30,4),L('5040','Roof',0,8650,4),L('5050','General Repairs',13207.94,11865.02,4)],3)
    s.head('Janitorial',code='5100',lvl=3); j=T('5100','Janitorial',[L('5110','Common Area Cleaning',38400,36600,4),L('5120','Medical Waste Removal',6215.40,5988.20,4),L('5130','Window Washing',2850,2850,4)],3)
    s.head('Utilities',code='5200',lvl=3); u=T('5200','Utilities',[L('5210','Electric',61877.31,58240.66,4),L('5220','Gas',8914.05,10377.82,4),L('5230','Water & Sewer',12640.18,11982.37,4)],3)
    k=[L('5300','Landscaping & Snow',16244.50,19810.25,3),L('5400','Management Fees',45981.36,43556.80,3),L('5500','Insurance',27318,24106,3),L('5600','Real Estate Taxes',104922.76,100748.40,3),L('5700','Professional Fees',11865,9240,3),L('5800','Security & Alarm',5388,5388,3),L('5990','Bank Service Charges',384.25,361.75,3)]
    ex=T(None,'Expense',[d,j,u]+k,2,type='TOTAL'); no=T(None,'Net Ordinary Income',[inc],0,[ex],'TOTAL')
    s.head('Other Income/Expense',lvl=0); s.head('Other Income',lvl=2); oi=T(None,'Other Income',[L('7010','Interest Income',4118.92,2765.44,3)],2)
    s.head('Other Expense',lvl=2); oe=T(None,'Other Expense',[L('8010','Mortgage Interest',214366.18,221907.53,3),L('8020','Depreciation',198440,196115,3),L('8030','Amortization',21760.08,21760.08,3),L('8040','Loss on Disposal',0,3275.60,3)],2)
    nt=T(None,'Net Other Income',[oi],0,[oe]); ni=T(None,'Net Income',[no,nt],0,type='TOTAL')
    ws=wb.add_worksheet('Sheet1'); F=lambda **k: wb.add_format({'font_name':'Arial','font_size':8,**k}); fb=F(bold=True)
    ws.write(0,0,'8:14 AM',fb); ws.write(1,0,'02/06/25',fb); ws.write(2,0,'Accrual Basis',fb)
    ws.merge_range(0,3,0,12,'Parkway Physicians Plaza LLC',F(bold=True,font_size=12,align='center')); ws.merge_range(1,3,1,12,'Profit & Loss Prev Year Comparison',F(bold=True,font_size=14,align='center')); ws.merge_range(2,3,2,12,'January through December 2024',F(bold=True,font_size=10,align='center'))
    vx=[7,9,11,13]
    for x,t in zip(vx,('Jan - Dec 24','Jan - Dec 23','$ Change','% Change')): ws.write_string(4,x,t,F(bold=True,align='center',bottom=5))
    R=5
    for i,q in enumerate(s.rows):
        lab=q['label']
        if q['code']: lab=f"Total {q['code']} · {lab[6:]}" if q['type']!='LINE' and q['type']!='HEADING' else f"{q['code']} · {lab}"
        ws.write(R,q['lvl'],lab,fb)
        if q['type']!='HEADING':
            tt=q['type']!='LINE'; bd={} 
            nx=s.rows[i+1]['type'] if i+1<len(s.rows) else None
            if q['type']=='LINE' and nx in('SUBTOTAL','TOTAL'): bd={'bottom':1}
            if i==ni: bd={'bottom':6,'bold':True}
            f=F(num_format='#,##0.00;-#,##0.00',**bd)
            for x,v in zip(vx,q['v']): ws.write_number(R,x,fx(v),f)
            if q['v'][1]: ws.write_number(R,13,round(q['v'][2]/abs(q['v'][1]),3),F(num_format='0.0%;-0.0%',**bd))
            else: ws.write(R,13,'100.0%' if q['v'][2] else '0.0%',F(align='right',**bd))
            if tt and i!=ni: pass
        R+=1
        if q['type'] in('SUBTOTAL',) and q['lvl']>=2: R+=1
    for x in range(0,6): ws.set_column(x,x,2.6)
    ws.set_column(6,6,26)
    for x in(8,10,12): ws.set_column(x,x,1.5)
    for x in vx: ws.set_column(x,x,12)
    ws.hide_gridlines(2); ws.fit_to_pages(1,0); ws.repeat_rows(0,4); ws.set_footer('&R&8Page &P of &N'); wb.close()
    st=s.truth('Profit & Loss Prev Year Comparison','Parkway Physicians Plaza LLC','2024-01-01','2024-12-31',['Jan - Dec 24','Jan - Dec 23','$ Change'],{'total_income':inc,'total_operating_expenses':ex,'noi':no,'net_income':ni})
    save(fn,[st],'OFFICE','OPERATING_STATEMENT','small-business ledger export: labels staggered over seven columns by level, code joined by a middle dot, nested totals with codes, previous year and changes',True)
    return [(s,st)]
