# BTR homes - three entities in one workbook, xlsxwriter, live formulas with cached values
from common import *
import xlsxwriter
R=random.Random(4103)
NAME='BTR Fund II - combined TB Sept 2026'
A=[('Total assets',[('11000','Cash - operating'),('11050','Cash - tenant security deposits'),('12000','Tenant receivables'),('12090','Allowance for credit losses'),('13000','Prepaid insurance'),('15000','Land & improvements'),('15100','Homes - cost'),('15900','Accumulated depreciation'),('16000','Construction in progress - phase 2')]),
('Total liabilities',[('20000','Accounts payable'),('20400','Accrued property taxes'),('21000','Security deposits liability'),('21500','Prepaid rents'),('22000','Due to/(from) sponsor'),('25000','Revolver - Ashcombe Bank')]),
("Total members' equity",[('30000','Members\' contributions'),('31000','Distributions'),('32000','Retained deficit')]),
('Total revenue',[('40000','Gross potential rent'),('40500','Vacancy & concessions'),('41000','Pet, smart-home & pest fees'),('41900','Late / NSF / lease-break fees')]),
('Total expenses',[('50000','On-site payroll'),('51000','Turn costs'),('51200','Landscaping & HOA dues'),('52000','Property taxes'),('53000','Insurance'),('54000','Management fee'),('56000','Interest expense'),('58000','Depreciation')])]
E=[('Heron Flats',142,True),('Mill Creek Run',88,False),('Sorrel Meadows',207,True)]
ents=[]
for en,n,cip in E:
    u=n*100
    def v(a,b): return int(u*R.uniform(a,b))
    B={'11000':(v(4500,6500),v(-300,500)),'11050':None,'12000':(v(300,700),v(-80,120)),'12090':(-v(80,160),-v(2,20)),'13000':(v(300,500),-v(60,90)),'15000':(u*58000,0),'15100':(u*241000+v(1,999),v(0,300)),'15900':(-v(15000,19000),-v(640,700)),'16000':(v(9000,21000),v(800,4000)) if cip else None,
    '20000':(-v(500,900),v(-200,200)),'20400':(-v(2600,3200),-v(330,370)),'21000':(-(u*1850),-v(1,4)*0-25000),'21500':(-v(200,380),v(-90,90)),'22000':(v(-900,900),v(-150,150)),'25000':(-u*162000,0),
    '30000':(-u*140000,0),'31000':(v(2500,5200),v(700,900)),'32000':'PLUG',
    '40000':(-v(18600,19200),-v(2350,2420)),'40500':(v(900,1500),v(100,210)),'41000':(-v(700,900),-v(90,115)),'41900':(-v(120,240),-v(10,35)),
    '50000':(v(1500,1900),v(190,260)),'51000':(v(500,900),v(40,160)),'51200':(v(600,800),v(70,110)),'52000':(v(2600,2900),v(330,370)),'53000':(v(560,640),v(70,80)),'54000':(v(900,1000),v(115,125)),'56000':(v(6400,6600),v(800,830)),'58000':(v(5200,5400),v(650,680))}
    B['11050']=(-B['21000'][0],-B['21000'][1])
    B['58000']=(B['58000'][0],-B['15900'][1])
    rows=[]
    for t,l in A:
        for a,nm in l:
            if B[a] is None: continue
            rows.append(dict(t=t,a=a,n=nm,b=B[a][0] if B[a]!='PLUG' else None,c=B[a][1] if B[a]!='PLUG' else 0))
    for r in rows:
        if r['b'] is None: continue
        if r['a'] in('15000','25000','30000','11050','21000'): r['p']=r['b'] if r['a'] in('15000','30000') else int(r['b']*.96/100)*100
        else: r['p']=int((r['b']+r['c'])*R.uniform(.82,1.02))
        if r['a']=='16000': r['p']=0
        if r['a']=='31000': r['p']=0 if en=='Mill Creek Run' else r['p']
    eq=[r for r in rows if r['a']=='32000'][0]
    eq['b']=-sum(r['b'] for r in rows if r is not eq); 
    cash=rows[0]; cash['c']-=sum(r['c'] for r in rows)
    eq['p']=-sum(r['p'] for r in rows if r is not eq)
    for r in rows: r['e']=r['b']+r['c']
    print(en,'cash',cash['e']/100,'re',eq['b']/100,eq['p']/100)
    ents.append((en,rows))
wb=xlsxwriter.Workbook(os.path.join(DOCS,NAME+'.xlsx'),{'default_date_format':'mm/dd/yyyy'})
F=lambda **k: wb.add_format({'font_name':'Calibri','font_size':10,**k})
nf='#,##0.00_);(#,##0.00);0.00_)'
ws0=wb.add_worksheet('Read me'); ws0.set_column(0,0,95)
for i,s in enumerate(['BTR Fund II (separate account of the Lakehaven Firefighters Pension Plan) - combined ledger balances','Loaded from RentLedger by M. Quist 10/09/2026. Do not key into the TB tab - it is overwritten every month.','Signs: debit positive, (credit) negative. Mill Creek Run has no phase 2.','Sorrel Meadows: revolver draw of 9/30 not yet booked by bank; see bank rec.']): ws0.write(i*2,0,s,F(text_wrap=True,bold=(i==0)))
ws=wb.add_worksheet('TB'); ws.hide_gridlines(2)
ws.set_column('A:A',2);ws.set_column('B:B',17);ws.set_column('C:C',9);ws.set_column('D:D',9,None,{'hidden':True});ws.set_column('E:E',36);ws.set_column('F:H',17);ws.set_column('I:I',2);ws.set_column('J:J',17);ws.set_column('K:K',11)
ws.write('B2','Ridgeway Homes Partners - Fund II',F(bold=True,font_size=14)); ws.write('B3','General ledger balances by entity, month ended 9/30/2026',F(italic=True))
h=F(bold=True,bg_color='#1F3864',font_color='white',align='center',valign='vcenter',text_wrap=True,border=1)
ws.merge_range('F5:H5','Current year',h); ws.write('J5','Comparative',h)
ws.set_row(5,30)
for c,s in zip('BCDEFGHJK',['Entity','GL','FS line','Account title','Balance\n8/31/2026','Net change\nSeptember','Balance\n9/30/2026','Balance\n9/30/2025','% chg']): ws.write(c+'6',s,h)
ws.freeze_panes(6,0)
n=F(num_format=nf); nb=F(num_format=nf,bold=True,top=1); tx=F(); tb=F(bold=True,top=1); pc=F(num_format='0.0%;-0.0%',font_color='#7F7F7F')
gt=F(num_format=nf,bold=True,top=1,bottom=6); gtx=F(bold=True,top=1,bottom=6)
P='other:Comparative Balance 9/30/2025'; K=['beginning','activity','ending',P]; T=[];TT=[]
row=6; checks=[]
def tot(lab,rs,refs,fm,fx,single=None):
    global row
    vals=[sum(r[k] for r in rs) for k in 'bcep']
    ws.write(row,1,'',fx);ws.write(row,2,'',fx); ws.write(row,4,lab,fx)
    for col,L,x in zip((5,6,7,9),'FGHJ',vals):
        ws.write_formula(row,col,refs(L),fm,c2f(x))
    TT.append(dict(label=lab,**dict(zip(K,map(c2f,vals))))); row+=1
for en,rows in ents:
    subs=[]
    for t,_ in A:
        rs=[r for r in rows if r['t']==t]; st=row+1
        for r in rs:
            ws.write(row,1,en,tx); ws.write_number(row,2,int(r['a']),tx); ws.write(row,3,'FS'+r['a'][:2],tx); ws.write(row,4,r['n'],F(indent=1))
            ws.write_number(row,5,c2f(r['b']),n); ws.write_number(row,6,c2f(r['c']),n); ws.write_formula(row,7,f'=F{row+1}+G{row+1}',n,c2f(r['e'])); ws.write_number(row,9,c2f(r['p']),n)
            if r['p']: ws.write_number(row,10,round((r['e']-r['p'])/abs(r['p']),4),pc)
            else: ws.write(row,10,'n/m',F(align='right',font_color='#7F7F7F'))
            T.append(dict(property=en,account=r['a'],name=r['n'],**dict(zip(K,[c2f(r[k]) for k in 'bcep'])))); row+=1
        en_=row; subs.append(row+1)
        tot(t,rs,lambda L:f'=SUM({L}{st}:{L}{en_})',nb,tb)
    checks.append(row+1)
    tot(f'{en} - out of balance',rows,lambda L:'='+'+'.join(f'{L}{s}' for s in subs),gt,gtx)
    row+=1
allr=[r for _,rs in ents for r in rs]
tot('All entities - out of balance',allr,lambda L:'='+'+'.join(f'{L}{s}' for s in checks),gt,gtx)
ws.write(row+1,1,'Reviewed: D. Marchetti 10/12/26',F(italic=True,font_color='#7F7F7F'))
ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(4,5); ws.activate(); wb.close()
# % chg is printed too but it is no money column; kept as extra key
k='other:% chg'
for t,r in zip(T,[x for _,rs in ents for x in rs]):
    if r['p']: t[k]=round((r['e']-r['p'])/abs(r['p']),4)
save_truth(NAME,'TB',K+[k],T,TT)
