# Belfast care home: extended trial balance workbook
import random, xlsxwriter
from common import *
N='Lagan Meadow ETB 31-03-2025.xlsx'
# code,name,prior,dr/cr signed TB, adj dr, adj cr ; section
S=[('Income',[('200','Fees - Health & Social Care Trust',-1184220,-1243871.40,None,6210.00),('201','Fees - private residents',-611408,-588914.25,3480.00,None),('202','Third party top-ups',-48790,-51226.00,None,None),
 ('204','Respite & day care',-22315,-19740.50,None,None),('207','Hairdressing & sundries recharged',-4102,-3866.15,None,None)]),
('Staff costs',[('310','Wages - nursing',498120,527448.62,8912.40,None),('311','Wages - care assistants',521977,560214.08,11306.75,None),('312','Wages - kitchen & domestic',148603,151877.30,2240.15,None),('313','Agency nursing',61240,94316.55,None,None),
 ('315',"Employer's NIC",88415,97302.18,2107.44,None),('316','Employer pension',27960,29884.71,None,None),('318','Training & Access NI checks',6212,4875.00,None,None)]),
('Home running costs',[('320','Provisions',92846,98127.43,1388.20,None),('321','Medical & incontinence supplies',21380,24016.92,None,None),('322','Laundry & cleaning',18224,17950.37,None,None),('324','Gas & oil',41877,38260.11,2950.00,None),
 ('325','Electricity',36110,39402.85,None,1120.60),('327','Rates',17420,17942.00,None,None),('329','Clinical waste',7915,8233.64,None,None),('331','Repairs & renewals',33206,41718.29,None,9640.00),('332','Lift & nurse call maintenance',5980,6140.00,None,None),
 ('334','Residents\' activities',3744,2961.08,None,None)]),
('Administration',[('400','Insurance',24110,26884.00,None,6721.00),('404','RQIA registration fees',1428,1428.00,None,None),('405','Telephone & broadband',3391,3560.42,None,None),('410','Printing, postage & stationery',2866,2240.19,None,None),
 ('412','Accountancy',7800,None,8100.00,None),('416','Motor & minibus',5217,6093.77,None,None),('420','Bad debts',11560,None,14202.50,None),('425','Depreciation - buildings',22000,None,22000.00,None),('426','Depreciation - equipment',14316,None,15208.00,None),
 ('430','Bank charges',2118,2304.61,None,None),('431','Loan interest',63480,58911.06,4870.25,None)]),
('Fixed assets',[('600','Freehold home - cost',1340000,1340000.00,None,None),('601','Freehold home - depreciation',-176000,-176000.00,None,22000.00),('610','Fixtures & equipment - cost',148912,151312.00,9640.00,None),('611','Fixtures & equipment - depreciation',-89740,-89740.00,None,15208.00),
 ('620','Minibus - net book value',1,1.00,None,None)]),
('Current assets',[('700','Fees receivable',118644,146208.33,6210.00,17682.50),('705','Prepayments',5940,5940.00,6721.00,5940.00),('710','Petty cash - home',250,250.00,None,None),('712',"Residents' monies held",18206,17433.90,None,None)]),
('Liabilities',[('800','Bank current account',-14733,None,None,None),('801','Trade creditors',-61877,-79214.66,None,1388.20),('810','PAYE & NIC',-31206,-42880.95,None,2107.44),('812','Accruals',-39410,-39410.00,9640.60,38379.55),('815',"Residents' monies owed",-18206,-17433.90,None,None),
 ('820','Bank loan',-802441,-761390.12,None,4870.25),('825','Director\'s loan',None,-25000.00,None,None)]),
('Capital & reserves',[('900','Share capital',-2,-2.00,None,None),('910','Profit & loss account b/fwd',None,None,None,None)])]
flat=[[s]+list(a) for s,l in S for a in l]
g={a[1]:a for a in flat}
# accruals balance: make adj dr = adj cr
adr=sum(a[5] or 0 for a in flat); acr=sum(a[6] or 0 for a in flat)
g['812'][6]=round(g['812'][6]+adr-acr,2); print('accr cr',g['812'][6])
g['910'][3]=-round(sum(a[3] or 0 for a in flat))
pl=('Income','Staff costs','Home running costs','Administration')
prof=sum(a[3] or 0 for a in flat if a[0] in pl); g['910'][4]=round(g['910'][3]+prof,2)
g['800'][4]=-round(sum(a[4] or 0 for a in flat),2); print('bank',g['800'][4],'res',g['910'],'profit',prof)
g['910'][3]=-sum(a[3] or 0 for a in flat if a[1]!='910')
print(g['910'])
wb=xlsxwriter.Workbook(doc(N)); ws=wb.add_worksheet('ETB')
F=lambda **k: wb.add_format({'font_name':'Calibri','font_size':10,**k})
num='#,##0.00;(#,##0.00);-'; n0='#,##0;(#,##0);-'
fn=F(num_format=num); f0=F(num_format=n0,italic=True); ft=F(num_format=num,bold=True,top=1,bottom=6); f0t=F(num_format=n0,bold=True,top=1,bottom=6)
h=F(bold=True,align='center',bg_color='#DDE8CB',border=1); b=F(bold=True); t=F(); sm=F(italic=True,font_color='#666666',font_size=9); sec=F(bold=True,underline=1)
ws.set_column(0,0,7); ws.set_column(1,1,34); ws.set_column(2,2,12); ws.set_column(3,3,5); ws.set_column(4,9,13.5); ws.set_column(10,10,2); ws.set_column(11,11,30)
ws.write(0,0,'Lagan Meadow Care Home Ltd',F(bold=True,font_size=13)); ws.write(1,0,'Extended trial balance - year ended 31 March 2025',b); ws.write(2,0,'Prepared: JMcA 02/06/25      Reviewed:              Source: Xero export 27/05/25',sm)
ws.merge_range(4,0,5,0,'Code',h); ws.merge_range(4,1,5,1,'Account',h); ws.write(4,2,'31.03.24',h); ws.write(5,2,'Prior year £',h); ws.merge_range(4,3,5,3,'Jnl',h)
ws.merge_range(4,4,4,5,'Trial balance',h); ws.merge_range(4,6,4,7,'Adjustments',h); ws.merge_range(4,8,4,9,'Final',h); ws.merge_range(4,11,5,11,'Comment',h)
for i in range(3): ws.write(5,4+2*i,'Dr',h); ws.write(5,5+2*i,'Cr',h)
ws.freeze_panes(6,2)
jn={'412':'2','420':'5','425':'3','426':'3','400':'4','331':'6','431':'7','310':'1','311':'1','312':'1','315':'1','320':'2','324':'2','200':'8','201':'5'}
cm={'331':'Boiler pump capitalised','420':'3 residents, estates insolvent','325':'Opening accrual over-provided','825':'Introduced Nov 24','800':'Agrees to bank rec','313':'Up 54% - vacancies'}
PY='other:31.03.24 Prior year £'
M=[PY,'debit','credit','other:Adjustments Dr','other:Adjustments Cr','other:Final Dr','other:Final Cr']
rows=[]; r=6; first=r; cur=None
for s,code,name,py,tb,ad,ac in flat:
    if s!=cur:
        if cur: r+=1
        ws.write(r,1,s,sec); r+=1; cur=s
    fin=round((tb or 0)+(ad or 0)-(ac or 0),2)
    v=[py, tb if tb and tb>0 else None, -tb if tb and tb<0 else None, ad, ac, fin if fin>0 else None, -fin if fin<0 else None]
    ws.write_string(r,0,code,t); ws.write(r,1,name,t)
    for j,x in zip((2,4,5,6,7,8,9),v):
        if x is None: continue
        if j==8: ws.write_formula(r,j,f'=E{r+1}-F{r+1}+G{r+1}-H{r+1}',fn,x)
        elif j==9: ws.write_formula(r,j,f'=-(E{r+1}-F{r+1}+G{r+1}-H{r+1})',fn,x)
        else: ws.write_number(r,j,x,f0 if j==2 else fn)
    if code in jn: ws.write(r,3,jn[code],F(align='center'))
    if code in cm: ws.write(r,11,cm[code],sm)
    rows.append(clean({'account':code,'name':name,**dict(zip(M,v))})); r+=1
r+=1
T={k:round(sum(x.get(k,0) for x in rows),2) for k in M}
ws.write(r,1,'Total',b)
for j,k in zip((2,4,5,6,7,8,9),M):
    L=chr(65+j); ws.write_formula(r,j,f'=SUM({L}{first+1}:{L}{r})',f0t if j==2 else ft,T[k])
assert T.pop(PY)==0 # prints a lone dash
assert abs(T['debit']-T['credit'])<.01 and abs(T[M[3]]-T[M[4]])<.01 and abs(T[M[5]]-T[M[6]])<.01
ws.set_landscape(); ws.fit_to_pages(1,0); ws.set_paper(9); ws.repeat_rows(4,5)
w2=wb.add_worksheet('Journals'); w2.write(0,0,'Journals posted 02/06/25',b)
for i,x in enumerate([(1,'Wages accrual, last week March, and NIC thereon'),(2,'Accruals: audit fee, oil delivery, provisions invoice'),(3,'Depreciation for year'),(4,'Insurance prepaid Apr-Jun 25'),(5,'Bad debts & credit notes private residents'),(6,'Capitalise boiler pump'),(7,'Loan interest March quarter'),(8,'Trust fee uplift backdated')]): w2.write(2+i,0,x[0]); w2.write(2+i,1,x[1])
wb.close()
save(N,'TB','Extended TB workbook: prior year, TB Dr/Cr, Adjustments Dr/Cr, Final Dr/Cr, section headings, Belfast care home',True,M,rows,[{'label':'Total',**T}])
