# home-made six-column working trial balance, farmers cooperative, xlsx, planted total
from common import *
import xlsxwriter
R=random.Random(6502)
A=[("ASSETS",None),("1010","Cash – First Prairie Bank, operating",1),("1015","Cash – CoBank line sweep",1),("1100","Accounts receivable – storage",1),("1105","A/R – outside warehouse tenants",1),("1110","Allowance for doubtful accounts",-1),("1150","Due from grain division",1),("1200","Prepaid insurance",1),("1210","Prepaid licences & bonding",1),("1300","Pallets & supplies inventory",1),
("1500","Land – Elgin Rd site",2),("1510","Warehouse No. 1 (flat, 1978)",2),("1511","Warehouse No. 2 (flat, 1986)",2),("1512","Warehouse No. 3 (temp. controlled)",2),("1513","Seed & chemical building",2),("1520","Dock levellers & conveyors",2),("1530","Forklifts",2),("1590","Accum. depreciation – buildings",-2),("1591","Accum. depreciation – equipment",-2),("1700","CoBank equity stock",2),
("LIABILITIES",None),("2010","Accounts payable – trade",-1),("2050","Accrued payroll & taxes",-1),("2060","Accrued property taxes",-1),("2100","Tenant deposits",-1),("2150","Deferred storage revenue",-1),("2200","Line of credit – CoBank",-1),("2500","Term loan – CoBank #3342",-2),("2510","Equipment notes – forklifts",-1),
("MEMBERS' EQUITY",None),("3010","Common stock – members",-3),("3100","Allocated patronage equity",-2),("3200","Unallocated reserve",-9),("3300","Patronage paid in cash",4),
("REVENUE",None),("4010","Storage – bulk fertilizer",-5),("4020","Storage – bagged seed",-5),("4030","Handling in / out",-5),("4040","Warehouse rent – outside tenants",-5),("4050","CAM & utilities recovered",-5),("4060","Scale tickets",-5),("4900","Interest & patronage income",-5),
("EXPENSES",None),("5010","Wages – warehousemen",5),("5020","Payroll taxes & benefits",5),("5030","Contract labour – harvest",5),("5100","Repairs – buildings",5),("5110","Repairs – docks & conveyors",5),("5120","Forklift fuel & service",5),("5200","Electricity – W1/W2",5),("5205","Electricity – W3 refrigeration",5),("5210","LP gas",5),("5220","Water, sewer, refuse",5),("5300","Property & liability insurance",5),("5310","Property taxes",5),("5320","Warehouse licence, bond, inspection",5),("5400","Pest control & fumigation",5),("5500","Office & telephone",5),("5600","Management fee to Co-op",5),("5700","Bad debts",5),("5800","Depreciation",5),("5900","Interest – term loan",5),("5910","Interest – line of credit",5)]
# (open,close) signed; activity gross dr/cr
rows=[];seq=[]
for a in A:
    if a[1] is None: seq.append(('H',a[0]));continue
    code,name,t=a
    s=1 if t>0 else -1;k=abs(t)
    op=mv_d=mv_c=0
    if k==1:
        op=s*r2(R.uniform(3000,95000));d=r2(R.uniform(20000,400000));cr_=r2(d*R.uniform(.93,1.07)); mv_d,mv_c=d,cr_
        if s*(op+mv_d-mv_c)<0: mv_d,mv_c=mv_c,mv_d
    elif k==2:
        op=s*float(R.randrange(60,1400)*500)
        if s>0: mv_d=float(R.choice([0,0,12750,38400.5,0])); 
        else: mv_c=r2(R.uniform(18000,64000))
    elif k==3: op=s*18600.0;mv_c=450.0;mv_d=150.0
    elif k==4: mv_d=41207.55
    elif k==5:
        v=r2(R.uniform(900,58000)) if s>0 else r2(R.uniform(9000,310000))
        if s>0: mv_d=v; mv_c=r2(R.choice([0,0,0,v*.03]))
        else: mv_c=v; mv_d=r2(R.choice([0,0,v*.01]))
    rows.append([code,name,op,mv_d,mv_c]);seq.append(('R',rows[-1]))
# zero-adjusted special values and plugs
for r in rows:
    if r[0]=='1110': r[2:]=[-4500.0,1180.4,2600.0]
    if r[0]=='1200': r[2:]=[11862.5,26410.0,25944.17]
    if r[0]=='1210': r[2:]=[1850.0,2100.0,1912.5]
    if r[0]=='2500': r[3],r[4]=58240.16,0
    if r[0]=='2100': r[2:]=[-14250.0,1500.0,3000.0]
for r in rows:
    if r[0]=='1010': r[2]=138240.35
OV={'5010':(214380.22,0),'5020':(41655.9,253.05),'5700':(2600.0,0),'5030':(18940.0,0),'5500':(7214.63,0),'5320':(4985.0,0),'5400':(9120.4,0),'5220':(8871.15,0),'5910':(4026.61,810.8),'4010':(0,241380.5),'4020':(0,96215.75)}
for r in rows:
    if r[0] in OV: r[3],r[4]=OV[r[0]]
    if r[0]=='5800': r[3],r[4]=r2(sum(q[4] for q in rows if q[0] in('1590','1591'))),0
pl=[r for r in rows if r[0]=='3200'][0]; pl[2]=0;pl[2]=r2(-sum(r[2] for r in rows))
cash=[r for r in rows if r[0]=='1010'][0]
cash[3]=r2(sum(r[3] for r in rows if r[4]>r[3] or True)*0+612884.12)
# balance the movement through cash credit
cash[4]=0; gap=r2(sum(r[3] for r in rows)-sum(r[4] for r in rows)); print('gap',gap)
if gap<=0: cash[3]=r2(cash[3]-gap+590000); cash[4]=0; gap=r2(sum(r[3] for r in rows)-sum(r[4] for r in rows))
cash[4]=gap
if cash[2]+cash[3]-cash[4]<0: print('cash neg',cash)
def sp(v): return (v or None,None) if v>0 else (None,-v or None) if v<0 else (None,None)
T=[];K=['open_dr','open_cr','debit','credit','close_dr','close_cr']
for code,name,op,d,cr_ in rows:
    a,b=sp(r2(op));e,f=sp(r2(op+d-cr_))
    T.append(dict(account=code,name=name,open_dr=a,open_cr=b,debit=d or None,credit=cr_ or None,close_dr=e,close_cr=f))
tot={k:r2(sum(t[k] or 0 for t in T)) for k in K}
assert tot['open_dr']==tot['open_cr'] and tot['debit']==tot['credit'] and tot['close_dr']==tot['close_cr'],tot
true_d=tot['debit']; tot['debit']=r2(true_d-T[-1]['debit'])
planted=dict(what=f"total of the movement debits printed {tot['debit']:.2f}, the column adds to {true_d:.2f}: the SUM stops one row short and leaves out 5910",kind='total_wrong')
N='PLFC warehouse WTB FY25.xlsx'
wb=xlsxwriter.Workbook(doc(N))
n=wb.add_worksheet('Read me');n.set_column(0,0,88)
for i,t in enumerate(['Prairie Link Farmers Cooperative – Warehouse Division','Year-end file 31 August 2025, prepared from the Sage 50 ledger by DK','WTB = trial balance as closed 9/19. AJE = entries still to be discussed with the auditors (not posted).','Grain division is in a separate file.']): n.write(i,0,t)
ws=wb.add_worksheet('WTB')
F=lambda **k: wb.add_format(dict(font_name='Arial Narrow',font_size=10,**k))
ti=F(bold=True);tx=F();num=F(num_format='#,##0.00;(#,##0.00);-');hd=F(bold=True,align='center',bottom=1,bg_color='#E2EFDA');hc=F(bold=True,align='center',bottom=1,text_wrap=True);sec=F(bold=True,italic=True,font_color='#375623');tt=F(bold=True,top=1,bottom=6,num_format='#,##0.00');ref=F(font_color='#C00000',align='center')
ws.set_column(0,0,7);ws.set_column(1,1,34);ws.set_column(2,2,5);ws.set_column(3,4,14);ws.set_column(5,6,14);ws.set_column(7,8,14)
ws.write(0,0,'PRAIRIE LINK FARMERS COOPERATIVE',ti);ws.write(1,0,'Warehouse Division – working trial balance, year ended August 31, 2025',ti);ws.write(2,0,'Prepared: DK 9/19/25     Reviewed: ______',tx)
ws.merge_range(4,3,4,4,'Opening 9/1/24',hd);ws.merge_range(4,5,4,6,'Movement for the year',hd);ws.merge_range(4,7,4,8,'Closing 8/31/25',hd)
for j,h in enumerate(['A/c','Account','W/P','Dr','Cr','Dr','Cr','Dr','Cr']): ws.write(5,j,h,hc)
i=6;it=iter(T);first=None;refs={'1010':'C-1','1100':'D-1','1590':'G-2','2500':'L-1','2100':'K'}
for k,v in seq:
    if k=='H':
        if i>6: i+=1
        ws.write(i,1,v,sec);i+=1;continue
    t=next(it);first=first or i
    ws.write_number(i,0,int(t['account']),F(align='left'));ws.write(i,1,t['name'],tx);ws.write(i,2,refs.get(t['account'],''),ref)
    for j,kk in enumerate(K[:4]):
        if t[kk] is not None: ws.write_number(i,3+j,t[kk],num)
    x=i+1
    if t['close_dr'] is not None: ws.write_formula(i,7,f'=D{x}-E{x}+F{x}-G{x}',num,t['close_dr'])
    if t['close_cr'] is not None: ws.write_formula(i,8,f'=E{x}-D{x}+G{x}-F{x}',num,t['close_cr'])
    last=i;i+=1
i+=1;ws.write(i,1,'TOTALS',F(bold=True))
for j,kk in enumerate(K):
    c=chr(68+j);ws.write_formula(i,3+j,f'=SUM({c}{first+1}:{c}{last+1-(kk=="debit")})',tt,tot[kk])
ws.freeze_panes(6,2);ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(4,5)
a=wb.add_worksheet('AJE');a.set_column(1,1,44)
for r,row in enumerate([('AJE','Description','Dr','Cr'),(1,'Accrue August refrigeration electricity – 5205',3118.4,None),(None,'   2010 Accounts payable',None,3118.4),(2,'Reclass rent paid ahead – 1105',1650,None),(None,'   2150 Deferred storage revenue',None,1650)]):
    for c_,v in enumerate(row):
        if v is not None:a.write(r,c_,v)
wb.close()
save(N,'TB','home-made six-column working trial balance with section headings and W/P refs; farmers cooperative warehouses',True,K,T,[dict(label='TOTALS',**tot)],planted)
print(len(T),tot, [t for t in T if t['account']=='1010'])
