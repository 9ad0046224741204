# Singapore logistics, invoice list with month buckets, .xls
from common import *
import xlwt
from datetime import date
R=random.Random(6)
T=[('C10023','Pan Straits Cold Chain Pte Ltd','#01-03/04',18.6),('C10031','Tuas Parts Distribution Pte Ltd','#02-01',9.4),('C10037','Lim Brothers Freight Pte Ltd','#02-05',6.2),('C10044','Orchid E-Fulfil Pte Ltd','#03-01 to 03-08',41.5),('C10048','Keppra Marine Stores Pte Ltd','#04-02',7.8),('C10052','Asiatech Robotics Pte Ltd','#04-06',5.1),('C10059','Golden Lotus Foodstuff Pte Ltd','#05-01',11.2),('C10066','Nanyang Paper & Pack Pte Ltd','#05-04',8.3),('C10071','Sentosa Event Logistics Pte Ltd','#06-02',4.4)]
M=['Nov-25','Oct-25','Sep-25','Aug-25 & prior']
keys=['other:'+m for m in M]
TY=[('Monthly rental',1),('Service charge',.16),('Electricity recovery',.09),('Forklift bay licence',.05),('Reinstatement works deposit top-up',.4),('Late interest',.008),('Lorry parking',.03)]
name='SGLOG2_debtors_301125.xls'
wb=xlwt.Workbook(); ws=wb.add_sheet('AR Nov25'); wb.add_sheet('Sheet2')
e=xlwt.easyxf
ws.write(0,0,'TUAS LINK LOGISTICS HUB 2',e('font: bold on, height 240')); ws.write(1,0,'Outstanding invoices by month of invoice, 30 November 2025 (S$ incl. 9% GST)')
hs=e('font: bold on; borders: bottom medium, top thin; align: horiz center, wrap on, vert bottom; pattern: pattern solid, fore_colour ice_blue')
H=['Cust. no.','Customer','Unit','Doc no.','Doc date','Particulars']+M+['Balance S$']
for j,h in enumerate(H): ws.write(3,j,h,hs)
n=e('',num_format_str='#,##0.00_);(#,##0.00)'); nb=e('font: bold on; borders: top thin',num_format_str='#,##0.00_);(#,##0.00)'); ds=e('align: horiz center',num_format_str='DD/MM/YYYY'); bs=e('font: bold on; borders: top thin'); gb=e('font: bold on; borders: top thin, bottom double',num_format_str='#,##0.00_);(#,##0.00)'); gl=e('font: bold on; borders: top thin, bottom double')
y=4;TR=[];TT=[];G=[0]*5;doc_no=25071180
for cid,nm,un,k in T:
    its=[]
    for j in range(R.choice([1,2,3,5,6])):
        b=R.choice([0,0,0,1,1,2,3]); mth=[11,10,9,R.choice([6,7,8])][b]; t,s=R.choice(TY[:2]+TY) if j else TY[0]
        if any(q[2]==t and q[0].month==mth for q in its): continue
        its.append((date(2025,mth,1 if t=='Monthly rental' else R.choice([1,1,1,15,22])),b,t,r2(k*1000*s*1.09*R.uniform(.97,1.03))))
    if nm.startswith('Lim'): its.append((date(2025,11,18),0,'CN - rental rebate',-842.57))
    s=[0]*5; first=True
    for d,b,t,a in sorted(its):
        doc_no+=R.randint(2,90); dn=('CN' if a<0 else 'IV')+str(doc_no)
        if first: ws.write(y,0,cid); ws.write(y,1,nm); ws.write(y,2,un)
        first=False
        ws.write(y,3,dn); ws.write(y,4,d,ds); ws.write(y,5,t); ws.write(y,6+b,a,n); ws.write(y,10,a,n)
        TR.append({'resident':cid,'name':nm,'unit':un,'invoice':dn,'date':d.isoformat(),'charge':t,keys[b]:a,'total':a}); s[b]=r2(s[b]+a); s[4]=r2(s[4]+a); y+=1
    for j in range(6): ws.write(y,j,'Total '+cid if j==1 else '',bs)
    o=dict(label='Total '+cid)
    for j in range(5):
        if s[j]: ws.write(y,6+j,s[j],nb); o[(keys+['total'])[j]]=s[j]
        else: ws.write(y,6+j,'',bs)
        G[j]=r2(G[j]+s[j])
    TT.append(o); y+=2
for j in range(6): ws.write(y,j,'Grand total' if j==1 else '',gl)
for j in range(5): ws.write(y,6+j,G[j],gb)
TT.append(dict(label='Grand total',**dict(zip(keys+['total'],G))))
ws.write(y+2,1,'Prepared by: Finance, SG'); ws.write(y+2,5,'Reviewed by:')
for j,w in enumerate((10,34,17,13,12,32,14,14,14,15,15)): ws.col(j).width=256*w
for i in range(3,y+3):
    ws.row(i).height_mismatch=True; ws.row(i).height=270
ws.portrait=False; ws.fit_num_pages=1; ws.set_fit_width_to_pages(1); ws.set_fit_height_to_pages(0); ws.set_fit_to_pages=True; ws.paper_size_code=9
wb.save(doc(name)); print(G)
save(name,'AR',keys+['total'],TR,TT,'xls invoice list with month buckets, Singapore logistics; tenant only on its first line',True)
