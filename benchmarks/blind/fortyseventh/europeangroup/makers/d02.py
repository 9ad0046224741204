# Pubs side by side, xlsxwriter with formulas + cached values
from helper import *
import xlsxwriter
from xlsxwriter.utility import xl_rowcol_to_cell as rc, xl_col_to_name as cn
N='Managed_Pubs_PL_FY25_by_house.xlsx'
r=random.Random(202)
pubs=[('The Black Horse','Hexley',1.25),('Railway Arms','Stourbrook',.92),('The Plough','Nether Wick',.71),('Kings Head','Marlow End',1.48),('The Boathouse','Salterby Quay',1.83),('Old Mill Inn','Chagbury',1.12)]
s=St('House P&L – Managed Estate (South)',None,'2024-09-29','2025-09-27',[p[0] for p in pubs]+['Total South'],sheet='House P&L')
s.colrules=[(6,[(i,1) for i in range(6)])]
def L(label,base,nullp=(),sd=.12,code=None):
    v=[None if i in nullp else int(round(base*p[2]*r.uniform(1-sd,1+sd))) for i,p in enumerate(pubs)]
    return s.line(label,v+[sum(x or 0 for x in v)])
s.head('TURNOVER (net of VAT)')
t=[L('Wet sales',612000),L('Food sales',438000,sd=.2),L('Accommodation',142000,nullp=(1,2)),L('Machine income',14800),L('Other income',6100,sd=.3)]
TO=s.sub('Net turnover',t)
s.head('COST OF SALES')
C=s.rows
def LC(label,src,pct):
    v=[None if not x else int(round(x*pct*r.uniform(.95,1.05))) for x in s.rows[src]['values'][:6]]
    return s.line(label,v+[sum(x or 0 for x in v)])
c=[LC('Wet cost of sales',t[0],.305),LC('Food cost of sales',t[1],.288),LC('Accommodation cost of sales',t[2],.09)]
CS=s.sub('Total cost of sales',c)
GP=s.sub('Gross profit',[TO,CS],[1,-1])
s.line('Gross margin %',[round(s.rows[GP]['values'][i]/s.rows[TO]['values'][i],4) for i in range(7)],stat=True,pct=True)
s.head('OPERATING COSTS')
o=[L('Wages and salaries',318000,sd=.06),L("Employer's NI and pension",37400,sd=.06),L('Gas and electricity',71200),L('Water rates',9300),L('Business rates',38600,sd=.2),L('Repairs and renewals',24100,sd=.25),
   L('Cleaning, laundry and waste',18900),L('Entertainment and Sky TV',15200,nullp=(5,)),L('Glassware and consumables',6900),L('Stocktaking and licences',4800),L('Card and bank charges',10350),L('Insurance',7600),L('Rent payable',62000,nullp=(0,2))]
OC=s.sub('Total operating costs',o)
E1=s.sub('House EBITDA',[GP,OC],[1,-1],typ='TOTAL')
s.line('EBITDA conversion',[round(s.rows[E1]['values'][i]/s.rows[TO]['values'][i],4) for i in range(7)],stat=True,pct=True)
d=L('Depreciation',41000); cc=L('Area management recharge',19500,sd=.01)
NP=s.sub('House profit before interest and tax',[E1,d,cc],[1,-1,-1],typ='TOTAL')
s.key(total_income=TO,total_operating_expenses=OC,noi=E1,net_income=NP)
w=s.rows[OC]['values'][3]
s.plant(OC,3,w+9000,'total_wrong','Total operating costs of Kings Head is printed 9,000 higher than its lines add to; House EBITDA and the total column are right')
wb=xlsxwriter.Workbook(doc(N)); ws=wb.add_worksheet('House P&L'); w2=wb.add_worksheet('Trading notes')
F=lambda **k: wb.add_format(dict(font_name='Arial',font_size=9,**k))
nf='#,##0;(#,##0);"-"'
n=F(num_format=nf); b=F(num_format=nf,bold=True,top=1); bb=F(num_format=nf,bold=True,top=1,bottom=6,bg_color='#FFF2CC'); it=F(num_format='0.0%',italic=True,font_color='#7F7F7F')
tx=F(indent=1); tb=F(bold=True); tbb=F(bold=True,bg_color='#FFF2CC'); hd=F(bold=True,font_color='#7B2C2C'); iti=F(italic=True,indent=1,font_color='#7F7F7F')
ws.set_column(0,0,2); ws.set_column(1,1,34); ws.set_column(2,7,13.5); ws.set_column(8,8,1.5); ws.set_column(9,9,14); ws.set_column(10,10,9)
ws.write(0,1,'Tollgate Inns Limited',F(bold=True,font_size=14)) if False else ws.write(0,1,'Tollgate Inns Limited',wb.add_format(dict(font_name='Arial',font_size=14,bold=True)))
ws.write(1,1,'House P&L – Managed Estate (South)',tb); ws.write(2,1,'52 weeks 29 September 2024 to 27 September 2025',F()); ws.write(3,1,'£',F(italic=True))
H=F(bold=True,align='right',text_wrap=True,bg_color='#7B2C2C',font_color='white'); h2=F(italic=True,align='right',bottom=1)
for i,p in enumerate(pubs): ws.write(5,2+i,p[0],H); ws.write(6,2+i,p[1],h2)
ws.write(5,9,'Total South',H); ws.write(6,9,'6 houses',h2); ws.write(5,10,'% T/O',H); ws.write(6,10,'',h2); ws.write(5,1,'',H); ws.write(6,1,'',h2)
R=[];y=7
for i,k in enumerate(s.rows):
    if k['typ']=='HEADING': y+=1
    R.append(y); y+=1
    if k['typ']=='TOTAL': y+=1
TOv=s.rows[TO]['values']
for i,k in enumerate(s.rows):
    y=R[i]
    if k['typ']=='HEADING': ws.write(y,1,k['label'],hd); continue
    pc=k['x'].get('pct'); fm=it if pc else n if k['typ']=='LINE' else b if k['typ']=='SUBTOTAL' else bb
    ws.write(y,1,k['label'],iti if pc else tx if k['typ']=='LINE' else tb if k['typ']=='SUBTOTAL' else tbb)
    if k['typ']=='TOTAL': ws.write(y,8,'',tbb)
    for c,v in enumerate(k['values']):
        col=9 if c==6 else 2+c
        if v is None: ws.write_blank(y,col,None,fm); continue
        if pc: 
            src=GP if i<20 and k['label'].startswith('Gross') else E1
            ws.write_formula(y,col,f'={rc(R[src],col)}/{rc(R[TO],col)}',fm,v)
        elif k['items'] is not None:
            if s._pl==(i,c): ws.write_number(y,col,v,fm)
            elif c==6: ws.write_formula(y,col,f'=SUM({rc(y,2)}:{rc(y,7)})' if i!=OC else '='+'+'.join(rc(R[j],col) for j in k['items']),fm,v)
            else: ws.write_formula(y,col,'='+''.join(('+' if g>0 else '-')+rc(R[j],col) for j,g in zip(k['items'],k['sg'][0])),fm,v)
        elif c==6: ws.write_formula(y,col,f'=SUM({rc(y,2)}:{rc(y,7)})',fm,v)
        else: ws.write_number(y,col,v,fm)
    if not pc: ws.write_formula(y,10,f'={rc(y,9)}/{rc(R[TO],9)}',it,round(k['values'][6]/TOv[6],4))
ws.freeze_panes(7,2); ws.set_landscape(); ws.set_paper(9); ws.fit_to_pages(1,1); ws.hide_gridlines(2)
for i,x in enumerate(['Trading notes FY25','Kings Head: garden refurbishment reopened 4 May 2025; like-for-like wet sales +6.1% since.','Railway Arms and The Plough have no letting rooms.','The Black Horse and The Plough are freehold; all other houses are leasehold.','Sky contract not held at Old Mill Inn.']): w2.write(i,0,x,tb if i==0 else F())
wb.close()
save(N,[s],'HOSPITALITY','OPERATING_STATEMENT','six managed pubs side by side with total and % turnover; formulas, spacer column',True)
