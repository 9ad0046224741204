from common import *
import xlsxwriter
f='12_Penhallow_Family_Trust_property_summary_2024-25.xlsx'
cols=['3 Fore Street','5 Fore Street','The Old Forge','Quay Stores','Total']
s=S('Property Income & Expenditure by Premises','Penhallow Family Settlement',cols,'2024-04-06','2025-04-05',sheet='Summary')
def L(lab,*v): return s.l(lab,list(v)+[round(sum(x or 0 for x in v),2)])
s.h('Receipts')
i=[L('Rent - shop',14500,11250,None,26400),L('Rent - flat over',7740,7200,None,None),L('Rent - house',None,None,13620,None),L('Insurance recharged',612.40,588.15,None,1204.70),L('Turnover top-up',None,None,None,1866.32),L('Dilapidations settlement',None,4250,None,None)]
ti=s.t('Gross receipts',i,key='total_income')
s.h('Payments')
e=[L('Agent - Trevose & Lyne',2001.60,1660.50,1225.80,2376),L('Buildings insurance',698.25,671.90,418.33,1290.45),L('Repairs & decoration',1342.77,3906.18,864.50,415),L('Roof & gutters',None,None,2380,640),L('Electrical / gas certificates',186,186,174,228),L('Empty rates',None,1417.36,None,None),L('Legal - new lease',None,1150,None,None),L('Ground rent',None,None,None,50)]
te=s.t('Total payments',e,key='total_operating_expenses')
no=s.t('Net property income',[ti,te],minus=[te],key='noi')
fi=L('Less: loan interest (CAF loan)',None,None,None,3918.44)
nn=s.t('Net before tax',[no,fi],minus=[fi],kind='TOTAL',key='net_income')
w=xlsxwriter.Workbook(DOC+f); ws0=w.add_worksheet('Notes'); ws=w.add_worksheet('Summary'); ws3=w.add_worksheet('Bank rec')
F=lambda **k:w.add_format(dict({'font_name':'Calibri','font_size':10},**k))
N='#,##0.00;-#,##0.00'
ws.hide_gridlines(2); ws.set_column(0,0,30); ws.set_column(1,4,14); ws.set_column(5,5,15)
ws.merge_range('A1:F1','PENHALLOW FAMILY SETTLEMENT',F(bold=1,font_size=13,align='center'))
ws.merge_range('A2:F2','Property Income & Expenditure by Premises',F(align='center',font_size=11)); ws.merge_range('A3:F3','6 April 2024 to 5 April 2025',F(align='center',italic=1))
bx=F(border=1,bold=1,align='center',bg_color='#D9D9D9',text_wrap=1,valign='vcenter')
ws.merge_range('A5:A6','',bx); ws.merge_range('B5:C5','Fore Street, Looe',bx); ws.merge_range('D5:E5','Polruan',bx); ws.merge_range('F5:F6','Total\n£',bx)
for j,t in enumerate(['3 Fore Street','5 Fore Street','The Old Forge','Quay Stores']): ws.write(5,1+j,t,bx)
r=6; pos={}
for ix,(row,m) in enumerate(s.R()):
    tot=row['rowType'] not in('LINE','HEADING')
    lf=F(border=1,bold=tot or row['rowType']=='HEADING',bg_color='#F2F2F2' if tot else '#FFFFFF'); nf=F(border=1,num_format=N,bold=tot,bg_color='#F2F2F2' if tot else '#FFFFFF')
    if row['rowType']=='HEADING': ws.merge_range(r,0,r,5,row['label'],F(border=1,bold=1,italic=1)); r+=1; continue
    pos[ix]=r; ws.write(r,0,row['label'],lf)
    for j,v in enumerate(row['values']):
        c='BCDEF'[j]
        if tot: ws.write_formula(r,1+j,'='+''.join(('-' if q in m['minus'] else '+')+f'{c}{pos[q]+1}' for q in row['footsFrom']['items']).lstrip('+'),nf,v)
        elif j==4: ws.write_formula(r,5,f'=SUM(B{r+1}:E{r+1})',nf,v)
        elif v is None: ws.write_blank(r,1+j,None,nf)
        else: ws.write_number(r,1+j,v,nf)
    r+=1
ws.write(r+1,0,'Percentage of net',F(italic=1))
for j in range(4): ws.write_number(r+1,1+j,s.v(nn)[j]/s.v(nn)[4],F(italic=1,num_format='0.0%'))
ws.set_landscape(); ws.set_paper(9); ws.fit_to_pages(1,1); ws.set_footer('&L&8&F&R&8Page &P')
ws0.set_column(0,0,80); wr=F(text_wrap=1,valign='top')
for k,t in enumerate(['Penhallow Family Settlement - property file 2024/25','','1. 5 Fore Street shop empty 24 June - 29 Sept; old tenant paid £4,250 dilapidations; new 6 year lease to the deli from Michaelmas.','2. Quay Stores turnover rent = 8% over base, figures certified by tenant to 31 Dec.','3. The Old Forge: roof slates after Storm Darragh.','4. Trust tax return to be done by Hexworthy Accountants - send by July.']): ws0.write(k,0,t,wr)
ws0.set_row(2,28)
ws3.write_row(0,0,['Bank rec 5 April 2025']); 
for k,(a,v) in enumerate([('Balance per statement',18_422.71),('Less: cheque 100482 not presented',-186.0),('Balance per cash book',18_236.71)]): ws3.write(2+k,0,a); ws3.write(2+k,1,v,F(num_format=N))
ws3.set_column(0,0,34); ws.activate(); w.close()
save(f,[s],'MIXED_USE','OPERATING_STATEMENT','family trust bookkeeper (UK)','premises side by side under grouped merged headers; notes and bank rec sheets','medium')
