# Net-leased shops, several entities, xlsxwriter, signed columns, hidden col
from common import *
import xlsxwriter
R=random.Random(4302)
N='TB_NNN_Shops_YTD_Jun26'
ents=[('QR-01','Quarry Road Retail LLC'),('BW-02','Bellwether Corner LLC'),('DP-03','Depot Street Shops LP'),('SG-04','Sagamore Pad Holdings LLC')]
base=[(1010,'Cash in Bank','A'),(1100,'Rent Receivable','A'),(1190,'Due from Manager','A'),(1510,'Land','A'),(1520,'Buildings','A'),(1590,'Less: Accumulated Depreciation','A'),(2010,'Accounts Payable','L'),(2150,'Security Deposits Held','L'),(2300,'Deferred Rent','L'),(2600,'Note Payable','L'),(3010,'Owner Contributions','Q'),(3090,'Owner Draws','Q'),(3900,'Accumulated Earnings','Q'),(4010,'Net Lease Rent','I'),(4110,'Tax & Insurance Reimbursements','I'),(4600,'Percentage Rent','I'),(6010,'Real Estate Taxes','E'),(6020,'Insurance','E'),(6140,'Roof & Structure Repairs','E'),(6300,'Asset Management Fee','E'),(6410,'Professional Fees','E'),(8010,'Interest Expense','E'),(8100,'Depreciation','E')]
wb=xlsxwriter.Workbook(f'{DOC}/{N}.xlsx'); ws=wb.add_worksheet('TB by Entity')
F=lambda **k: wb.add_format({'font_name':'Calibri','font_size':10,**k})
nf='#,##0.00;[Red](#,##0.00)'
h=F(bold=1,bottom=1,text_wrap=1,align='center',valign='vcenter',bg_color='#DDE6D5'); m=F(num_format=nf); tx=F(); sb=F(bold=1,top=1,num_format=nf); sbt=F(bold=1,top=1); gt=F(bold=1,top=1,bottom=6,num_format=nf)
ws.write('A1','Consolidated ledger balances',F(bold=1,font_color='#3A5F2B')); ws.write('A2','Shops & pads (net leased) - Marchetti-Lowe clients'); ws.write('A3','From 1/1/2026 through 6/30/2026     Basis: modified cash'); ws.write('G3','Credits in ( )',F(italic=1))
hr=5
for c,t in enumerate(['Entity','Acct','FS','Account Title','Opening\n1/1/2026','YTD Net\nChange','Balance\n6/30/2026']): ws.write(hr,c,t,h)
ws.set_row(hr,30); ws.set_column('A:A',31); ws.set_column('B:B',8); ws.set_column('C:C',5,None,{'hidden':1}); ws.set_column('D:D',34); ws.set_column('E:G',16); ws.freeze_panes(hr+1,0)
K=['beginning','activity','ending'];rows=[];tots=[];r=hr+1;subs=[]
for ei,(code,en) in enumerate(ents):
    sc=[1,.62,1.9,.34][ei]; rr=lambda a,b:r2(R.uniform(a,b)*sc)
    note=ei not in(3,); pr=ei in (0,2)
    b={1010:rr(38000,92000),1100:rr(0,9000),1190:r2(R.choice([0,1250,0])),1510:round(rr(6e5,9e5),-3),1520:round(rr(1.8e6,2.6e6),-3),1590:-rr(3e5,6e5),2010:-rr(500,7000),2150:-round(rr(9000,22000),-2),2300:-rr(2000,9000),2600:-rr(1.1e6,1.4e6) if note else 0,3010:-round(rr(8e5,1e6),-3),3090:0}
    a={}
    inc=rr(120000,160000)
    a[4010]=-inc;a[4110]=-rr(24000,31000);a[4600]=-rr(2000,6000) if pr else 0;a[6010]=rr(21000,26000);a[6020]=rr(4000,6000);a[6140]=rr(900,8800) if ei!=1 else 0;a[6300]=r2(inc*.03);a[6410]=rr(1800,3500);a[8010]=rr(28000,34000) if note else 0;a[8100]=rr(24000,33000)
    a[1590]=-a[8100];a[1100]=rr(-3000,4000);a[1190]=-b[1190];a[1510]=0;a[1520]=0;a[2010]=rr(-2500,2500);a[2150]=0 if ei%2 else -1500.0;a[2300]=rr(-1500,2500);a[2600]=rr(14000,19000) if note else 0;a[3010]=0;a[3090]=round(rr(40000,60000),-2);a[3900]=0
    for k in a:
        if k>=4000: b[k]=0
    b[3900]=r2(-sum(b.values())); a[1010]=r2(-sum(a.values()))
    s0=r;S=[0,0,0]
    for no,nm,fs in base:
        if not note and no in(2600,8010): continue
        if not pr and no==4600: continue
        v=[r2(b[no]),r2(a[no]),r2(b[no]+a[no])]; v=[0.0 if x==0 else x for x in v]
        nm2=nm+(' - Tri-County Savings' if no==1010 and ei==1 else '')
        ws.write(r,0,f'{code} {en}',tx);ws.write(r,1,no,tx);ws.write(r,2,fs,tx);ws.write(r,3,nm2,tx);ws.write(r,4,v[0],m);ws.write(r,5,v[1],m);ws.write_formula(r,6,f'=E{r+1}+F{r+1}',m,v[2])
        rows.append(dict(property=f'{code} {en}',account=str(no),name=nm2,**dict(zip(K,v)))); S=[r2(x+y) for x,y in zip(S,v)]; r+=1
    S=[x+0.0 if x else 0.0 for x in S]
    lab=f'{code} out of balance (should be nil)' if 0 else f'Entity {code} total'
    ws.write(r,0,lab,sbt);[ws.write_blank(r,c,None,sbt) for c in(1,2,3)]
    for c,x in zip('EFG',S): ws.write_formula(f'{c}{r+1}',f'=ROUND(SUM({c}{s0+1}:{c}{r}),2)',sb,x)
    assert S==[0,0,0],S
    tots.append(dict(label=lab,**dict(zip(K,S)))); subs.append(r+1); r+=2
ws.write(r,0,'All entities',sbt);[ws.write_blank(r,c,None,sbt) for c in(1,2,3)]
for c in 'EFG': ws.write_formula(f'{c}{r+1}','='+'+'.join(f'{c}{i}' for i in subs),gt,0)
tots.append(dict(label='All entities',beginning=0.0,activity=0.0,ending=0.0))
ws.write(r+2,0,'SG-04 carries no debt. Percentage rent is collected only at QR-01 and DP-03.',F(italic=1,font_size=9))
w2=wb.add_worksheet('Contacts'); w2.write_column('A1',['Entity bookkeepers','QR-01, BW-02: Halina Prus (hprus@prusledger.example)','DP-03, SG-04: Gatewood & Finch Accounting'])
ws.set_landscape();ws.fit_to_pages(1,0);wb.close()
truth(N,'TB',K,rows,tots)
