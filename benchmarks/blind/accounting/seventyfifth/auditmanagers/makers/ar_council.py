import random, datetime as dt, xlsxwriter
from decimal import Decimal as D
from common import *
R=random.Random(75106)
NAME='Rent arrears wk 26 by patch.xlsx'
SUR="Aldred Bainton Birkin Brough Cawley Chalk Denby Dowell Eccles Farrand Fenby Gower Greel Haddow Hallam Ingle Jessop Kersey Lomax Maddox Marlow Nettle Oakden Okoro Parveen Pinder Quill Rahim Redfearn Sadiq Scholey Tansley Thackray Ullah Varley Wadsley Wexham Yarrow Zielny Adeyo Bukhar Costin Dacosta Eshan Fielden Grabow Hussin Ilves Jarmuth Kowal".split()
P=[('N01','Moorgate & Ryecroft',' P Allsop',[('Ryecroft Walk',60),('Moorgate Rise',48),('Tanners Court',36)],37),
('N02','Tanyard',' D Whitlam',[('Tanyard House',64),('Dyers Fold',30)],26),
('E01','Holme Bank',' S Iqbal',[('Holme Bank Avenue',120),('Weir Street',82),('Cutler Close',24)],44),
('S03','Carr Vale sheltered',' P Allsop',[('Carr Vale Court',42)],11),
('S05','Cinderhill',' vacant (cover: S Iqbal)',[('Cinderhill Road',140),('Furnace Lane',55),('Bellows Croft',20)],33)]
H=['Tenancy Ref','Tenant','Address','HB/UC','Weekly Charge','Weeks in Arrears','Balance','Up to 4 wks','5 - 8 wks','9 - 13 wks','Over 13 wks','In Credit (Prepaid)','Last Payment','Last Paid £','Stage']
KEY={4:'other:Weekly Charge',5:'other:Weeks in Arrears',6:'total',7:'other:Up to 4 wks',8:'other:5 - 8 wks',9:'other:9 - 13 wks',10:'other:Over 13 wks',11:'prepaid',13:'other:Last Paid £'}
wb=xlsxwriter.Workbook(doc(NAME));F=wb.add_format
b0={'font_name':'Arial','font_size':9}
sm=wb.add_worksheet('Summary');ws=wb.add_worksheet('Arrears by patch')
p=F(b0);B=F({**b0,'bold':1});t=F({**b0,'bold':1,'font_size':13});h=F({**b0,'bold':1,'text_wrap':1,'valign':'top','bottom':2,'bg_color':'#E7E6E6'})
n=F({**b0,'num_format':'#,##0.00;[Red]-#,##0.00'});n1=F({**b0,'num_format':'0.0'});d=F({**b0,'num_format':'dd-mmm-yy','align':'center'});pat=F({**b0,'bold':1,'bg_color':'#C6E0B4'})
sn=F({**b0,'bold':1,'num_format':'#,##0.00;[Red]-#,##0.00','top':1});gn=F({**b0,'bold':1,'num_format':'#,##0.00;[Red]-#,##0.00','top':1,'bottom':6})
ws.write(0,0,'Harrowdale Metropolitan District Council - Housing Income Team',t);ws.write(1,0,'Current tenant arrears and credits - position at end of week 26 (Sunday 29 September 2024)',B);ws.write(2,0,'Accounts with nil balance excluded. 48 week rent year. Source: Northgate extract RA-114.',p)
hr=F({**b0,'bold':1,'text_wrap':1,'valign':'top','align':'right','bottom':2,'bg_color':'#E7E6E6'})
for i,x in enumerate(H): ws.write(4,i,x,hr if i in KEY else h)
ws.set_row(4,26);pi=F({**b0,'indent':1})
rows=[];totals=[];r=5;seq=0;summ=[];planted=None
G={k:D(0) for k in KEY.values() if k not in('other:Weekly Charge','other:Weeks in Arrears','other:Last Paid £')};gc=0
used=set()
for code,nm,off,streets,N in P:
    ws.merge_range(r,0,r,len(H)-1,f'Patch {code} - {nm}   Officer:{off}',pat);r+=1
    acc=[]
    for _ in range(N):
        while 1:
            s,m=R.choice(streets); no=R.randint(1,m); 
            if (s,no) not in used: used.add((s,no));break
        ad=f'{no} {s}' if 'House' not in s else f'Flat {no}, {s}'
        acc.append((streets.index((s,m)),no,ad))
    acc.sort(); S={k:D(0) for k in G}; kill=N//2 if code=='E01' else None
    for i,(a,_,ad) in enumerate(acc):
        wk=c(R.choice([84.36,88.91,92.14,97.52,101.77,108.4,114.25,121.08])+R.choice([0,0,4.35,11.2]))
        ref=f'{R.randint(60001,99899)}{R.randint(1,9):02d}-{R.randint(1,9)}'
        nme=R.choice(['Mr','Mrs','Ms','Miss','Mr & Mrs'])+' '+R.choice('ABCDEFGHJKLMNPRSTW')+' '+R.choice(SUR)
        if R.random()<.2: bal=-c(float(wk)*R.choice([.5,1,1,2,.23,4]))
        else: bal=c(float(wk)*R.choice([R.uniform(.2,3),R.uniform(.5,5),R.uniform(3,9),R.uniform(7,16),R.uniform(13,30)]))
        w=D(0) if bal<0 else D(str(round(float(bal/wk),1)))
        bk=[D(0)]*4; x=max(bal,D(0))
        for j,lim in enumerate((4,4,5,9999)):
            y=min(x,wk*lim);bk[j]=y;x-=y
        pre=bal if bal<0 else D(0)
        vals={'other:Weekly Charge':wk,'other:Weeks in Arrears':w,'total':bal,'other:Up to 4 wks':bk[0],'other:5 - 8 wks':bk[1],'other:9 - 13 wks':bk[2],'other:Over 13 wks':bk[3],'prepaid':pre}
        ben=R.choice(['','','UC','UC','HB','UC APA'])
        lp=None
        if R.random()<.88: lp=(dt.date(2024,9,29)-dt.timedelta(days=R.randint(2,95) if w<9 else R.randint(20,300)), wk if R.random()<.4 else D(R.choice([20,25,40,50,80,100,150,200])))
        stg='' if w<2 else R.choice(['Ltr 1','Ltr 2','Arrangement']) if w<6 else R.choice(['NOSP','NOSP','Arrangement','Pre-court']) if w<13 else R.choice(['Court','SPO','PPO - suspended','NOSP','Eviction ref'])
        for k in S: S[k]+=vals[k]
        if i==kill:
            if bal<0: raise SystemExit('pick other')
            planted={"what":f"the row of tenancy {ref} ({nme}, {ad}, balance {bal:,.2f}) is missing from patch E01; the patch's count (44), its subtotal and the grand total still hold it","kind":"row_dropped"}
            continue
        row=dict(resident=ref,name=nme,unit=ad)
        ws.write_string(r,0,ref,p);ws.write(r,1,nme,p);ws.write(r,2,ad,p);ws.write(r,3,ben,p)
        for col,k in KEY.items():
            if k in vals:
                v=vals[k]
                if v==0 and col>=7: continue      # blank cells for empty bands
                ws.write_number(r,col,float(v),n1 if col==5 else n); row[k]=v
        if lp: ws.write_datetime(r,12,dt.datetime.combine(lp[0],dt.time()),d);ws.write_number(r,13,float(lp[1]),n);row['other:Last Paid £']=lp[1]
        ws.write(r,14,stg,pi);rows.append(row);r+=1
    ws.write(r,0,f'Patch {code} total',B);ws.write(r,2,f'{N} accounts',B)
    for col,k in KEY.items():
        if k in S: ws.write_number(r,col,float(S[k]),sn);G[k]+=S[k]
    totals.append(dict(label=f'Patch {code} total',**S));summ.append((code,nm,N,S));gc+=N;r+=2
ws.write(r,0,'ALL PATCHES',B);ws.write(r,2,f'{gc} accounts',B)
for col,k in KEY.items():
    if k in G: ws.write_number(r,col,float(G[k]),gn)
totals.append(dict(label='ALL PATCHES',**G))
for i,w in enumerate([14,22,24,8,9,9,11,11,11,11,11,11,11,10,16]): ws.set_column(i,i,w)
ws.freeze_panes(5,3);ws.set_landscape();ws.set_paper(9);ws.fit_to_pages(1,0);ws.repeat_rows(4);ws.set_footer('&L&8Harrowdale MDC - OFFICIAL SENSITIVE&R&8Page &P of &N')
sm.write(0,0,'Week 26 arrears - summary for Housing Income Board',t)
for i,x in enumerate(['Patch','Area','Accounts','Gross arrears £','Credits £','Net £','Over 13 wks £']): sm.write(2,i,x,h)
for j,(a,b,N,S) in enumerate(summ+[('','Total',gc,G)]):
    for i,v in enumerate([a,b,N,float(S['total']-S['prepaid']),float(S['prepaid']),float(S['total']),float(S['other:Over 13 wks'])]): sm.write(3+j,i,v,n if i>2 else p)
sm.set_landscape();sm.fit_to_pages(1,1);sm.set_column(1,1,24);sm.set_column(2,6,14)
wb.close()
save(NAME,'AR','English council rent arrears by patch (weeks owed bands), 150 accounts, summary sheet first, credits as prepaid, patch subtotals',True,[KEY[k] for k in sorted(KEY)],rows,totals,planted)
print(len(rows),planted,G)
