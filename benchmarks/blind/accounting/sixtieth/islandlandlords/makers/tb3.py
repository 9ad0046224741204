# UK landlord's own workbook (.xls): opening, movement by cost centre, closing, comparative; planted row_dropped
import random, xlwt
from common import *
rnd=random.Random(6033)
F='HLE TB P12 Sept 25.xls'
S=[('Fixed assets',[('0010','Investment property - Residential',31250000,'0'),('0011','Investment property - Commercial',12840000,'0'),('0020','Office equipment - cost',86420,'H'),('0021','Office equipment - depn',-51307,'H'),('0030','Motor vans - cost',64900,'H'),('0031','Motor vans - depn',-38211,'H')]),
('Current assets',[('1100','Rent debtors',214770,'RC'),('1105','Service charge debtors',88315,'RC'),('1110','Bad debt provision',-46500,'RC'),('1150','Prepayments',73980,'RCH'),('1160','Accrued income',29415,'C'),('1170','Lease incentives debtor',184250,'C'),('1200','Bank - current',512630,'BAL'),('1210','Bank - client / deposits',266410,'R'),('1220','Bank - reserve fund',141900,'R'),('1230','Petty cash',250,'0')]),
('Creditors < 1 year',[('2100','Trade creditors',-133870,'RCH'),('2110','Accruals',-94260,'RCH'),('2120','Deferred rental income',-388200,'RC'),('2130','Tenants\' deposits (TDS)',-266410,'R'),('2200','VAT control',-61550,'C'),('2210','PAYE / NIC',-18925,'H'),('2220','Corporation tax',-147300,'H'),('2230','Pension control',-4310,'H')]),
('Creditors > 1 year & reserves',[('2300','Bank loan - Residential tranche',-16400000,'R'),('2310','Bank loan - Commercial tranche',-6150000,'C'),('2320','Deferred tax',-1284000,'0'),('3000','Share capital',-50000,'0'),('3100','Revaluation reserve',-11720000,'0'),('3200','P&L account b/f',None,'0'),('3210','Dividends paid',450000,'H')]),
('Income',[('4000','Rents receivable - AST',-2284000,'R'),('4005','Rents receivable - regulated tenancies',-96400,'R'),('4010','Rents receivable - commercial',-918500,'C'),('4020','Ground rents',-14250,'R'),('4030','Garages & parking',-38720,'RC'),('4040','Service charge income',-312800,'RC'),('4050','Insurance recharged',-54160,'RC'),('4090','Bank interest received',-11240,'H')]),
('Property costs',[('5000','Reactive repairs',286300,'RC'),('5005','Void works',94100,'RC'),('5010','Cyclical decorations',61850,'R'),('5020','Gas safety & EICR',33475,'R'),('5030','Lifts',21600,'RC'),('5040','Cleaning & grounds',88940,'RC'),('5050','Communal utilities',104330,'RC'),('5060','Buildings insurance',91720,'RC'),('5070','Council tax on voids',17860,'R'),('5075','Empty rates',26400,'C'),('5080','Letting fees',48370,'RC'),('5085','Selective licensing',9600,'R'),('5090','Bad debts',22190,'RC')]),
('Overheads & finance',[('7000','Salaries',402600,'H'),('7005',"Employer's NI",46100,'H'),('7010','Pension',20130,'H'),('7100','Office rent & rates',58000,'H'),('7200','Van running costs',14320,'H'),('7300','IT & telephones',27450,'H'),('7400','Legal & professional',63900,'RCH'),('7410','Audit',24000,'H'),('7500','Bank charges',4870,'RCH'),('7600','Depreciation',21800,'H'),('7900','Loan interest',1082000,'RC'),('7950','Corporation tax charge',128600,'H')])]
DROP='5080'
data=[]
for sec,ac in S:
    for code,nm,v,cc in ac:
        pl=code>='4000'
        if v is None: data.append([sec,code,nm,0,[0,0,0],0]); continue
        rd=(v%1000==0 and not pl) or cc=='0'
        op=float(v) if rd else R(v*rnd.uniform(.9,.94)+rnd.random())
        mv=[0,0,0]
        if cc not in('0','BAL'):
            tot=v*rnd.uniform(.06,.1) if pl else v*rnd.uniform(-.08,.09)
            sh=[rnd.uniform(.3,1) for _ in cc]
            for k,ch in enumerate(cc): mv['RCH'.index(ch)]=R(tot*sh[k]/sum(sh))
        if code in('2300','2310'): mv=[0,0,0]; mv[0 if code=='2300' else 1]={'2300':41250.0,'2310':18750.0}[code]
        if code=='7410': mv=[0,0,2000.0]
        if code=='3210': mv=[0,0,0]
        if code=='7100': mv=[0,0,4833.33]
        py=float(v) if cc=='0' and code not in('0010','0011','3100') else R(v*rnd.uniform(.86,1.02))
        if code in('0010','0011','3100'): py={'0010':30600000.0,'0011':12840000.0,'3100':-11070000.0}[code]
        if code in('2300','2310'): py={'2300':-16895000.0,'2310':-6375000.0}[code]
        if code=='5085': py=0
        if code=='3210': py=400000.0
        data.append([sec,code,nm,op,mv,py])
D={d[1]:d for d in data}
D['0021'][4]=[0,0,-918.44];D['0031'][4]=[0,0,-842.71];D['7600'][4]=[0,0,1761.15]
bal=D['1200']
for k in range(3): bal[4][k]=R(-sum(d[4][k] for d in data))
D['3200'][3]=R(-sum(d[3] for d in data)); D['3200'][5]=R(-sum(d[5] for d in data))
print('pl bf',D['3200'],'bank',bal)
def vals(d):
    mt=R(sum(d[4])); return [d[3],*d[4],mt,R(d[3]+mt),d[5]]
KEYS=['beginning','other:Movement September 2025 Resi','other:Movement September 2025 Comm','other:Movement September 2025 H/O','activity','ending','other:Closing 30-Sep-24']
wb=xlwt.Workbook(); ws=wb.add_sheet('TB P12')
E=xlwt.easyxf
ft='font: name Calibri, height 200'; nf='#,##0.00;(#,##0.00);"-"'
st=E(ft); sn=E(ft,nf); sb=E(ft+', bold on'); sbn=E(ft+', bold on; borders: top thin',nf); hd=E(ft+', bold on, colour white; pattern: pattern solid, fore_colour dark_blue; align: horiz center, wrap on, vert center'); gt=E(ft+', bold on; borders: top thin, bottom double',nf); sec_s=E(ft+', bold on, italic on; pattern: pattern solid, fore_colour ice_blue'); ti=E('font: name Calibri, height 280, bold on')
ws.write(0,0,'Hartwell & Lorne Estates Limited',ti); ws.write(1,0,'Trial balance - Period 12 (month ended 30 September 2025)',sb); ws.write(2,0,'Dr / (Cr)   £      prepared: RPN   reviewed:',st)
for j,s in enumerate(['N/C','Description','Opening']): ws.write_merge(4,5,j,j,s if j<2 else 'Opening 31-Aug-25',hd)
ws.write_merge(4,4,3,6,'Movement September 2025',hd)
for j,s in enumerate(['Resi','Comm','H/O','Total']): ws.write(5,3+j,s,hd)
ws.write_merge(4,5,7,7,'Closing 30-Sep-25',hd); ws.write_merge(4,5,8,8,'Closing 30-Sep-24',hd)
for j,w in enumerate([8,38,19,16,16,15,16,19,19]): ws.col(j).width=256*w
def keyed(v): return {k:x for k,x in zip(KEYS,v) if abs(x)>.004}
i=6;T=[];TT=[]
G=[0]*7
for sec,_ in S:
    for j in range(9): ws.write(i,j,sec if j==0 else '',sec_s)
    i+=1; sub=[0]*7
    for d in [d for d in data if d[0]==sec]:
        v=vals(d); sub=[R(a+b) for a,b in zip(sub,v)]
        if d[1]==DROP: dropped=v; continue
        ws.write(i,0,d[1],st); ws.write(i,1,d[2],st)
        for j,x in enumerate(v): ws.write(i,2+j,x,sn)
        T.append({'account':d[1],'name':d[2],**keyed(v)}); i+=1
    ws.write(i,1,sec+' total',sb)
    for j,x in enumerate(sub): ws.write(i,2+j,x,sbn)
    TT.append({'label':sec+' total',**keyed(sub)}); G=[R(a+b) for a,b in zip(G,sub)]; i+=2
ws.write(i,1,'Check - TB total (should be nil)',sb)
for j,x in enumerate(G): assert abs(x)<.005,G; ws.write(i,2+j,0,gt)
TT.append({'label':'Check - TB total (should be nil)'})
i+=2
rent=R(sum(-vals(D[c])[5] for c in('4000','4005','4010','4020','4030')))
ws.write(i,0,'Note: 2130 agrees to DPS/TDS statements, reconciled 03/10/25. Corporation tax is an estimate pending computation.',E('font: name Calibri, height 180, italic on'))
ws.set_portrait(0); ws.set_fit_num_pages(1); ws.fit_width_to_pages=1; ws.fit_height_to_pages=0; ws.set_paper_size_code(9); wb.get_sheet(0).set_fit_width_to_pages(1) if hasattr(ws,'set_fit_width_to_pages') else None
ws.panes_frozen=True; ws.horz_split_pos=6; ws.vert_split_pos=2
w2=wb.add_sheet('Journals'); 
for r,row in enumerate([['Jnl','Date','Narrative','Posted by'],['J1207','30/09/2025','Accrue Sept utilities','RPN'],['J1208','30/09/2025','Release lease incentive','RPN'],['J1209','30/09/2025','Depreciation P12','SMD']]):
    for j,x in enumerate(row): w2.write(r,j,x,sb if r==0 else st)
wb.save(DOC+F)
save(F,'TB',{'what':f'Line 5080 Letting fees (closing {dropped[5]:,.2f}) was removed from the Property costs section; the section total and the nil check still include it','kind':'row_dropped'},KEYS,T,TT,"UK landlord's own xls: opening, movement by cost centre under a grouped header, closing, comparative; section totals",True)
print(len(T),dropped)
