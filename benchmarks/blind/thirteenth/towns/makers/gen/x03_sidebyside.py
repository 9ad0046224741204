# Self-storage: two blocks side by side, total rows at top
import random, datetime as dt
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
r=random.Random(6303); N=Names(r)
FN='lakeview_lockers_two_rows.xlsx'
wb=Workbook(); ws=wb.active; ws.title='Nov'
def mk(lo,hi):
    o=[]
    for n in range(lo,hi+1):
        sz='5 x 10' if n%100<=14 else ('10 x 10' if n%100<=26 else '10 x 20'); d=dict(u=n,sz=sz)
        if r.random()<.14: d['v']='EMPTY'
        elif n in(118,): d['v']='mower & tools'
        else: d['n']=N.full(); d['r']={'5 x 10':45,'10 x 10':70,'10 x 20':110}[sz]+r.choice([0,0,0,-5,5]); d['pd']=r.choice(['11/30/25','11/30/25','11/30/25','12/31/25','10/31/25'])
        o.append(d)
    return o
A=mk(101,138); C=mk(201,236); al=A+C
ty=lambda L_:(len(L_),sum('n' in d for d in L_),sum(d.get('r',0) for d in L_))
ws['A1']='LAKEVIEW LOCKERS'; ws['A1'].font=Font(bold=True,size=16,color='1F4E78')
ws['A2']='who is in what - Nov 2025'
ws['A3']='FRONT ROW'; ws['H3']='BACK ROW'
for c,(n,o,t) in (('A',ty(A)),('H',ty(C))):
    b=ord(c)
    ws[f'{c}4']=f'{n} units, {o} let'; ws[f'{chr(b+3)}4']=t; ws[f'{chr(b+3)}4'].number_format='"$"#,##0'; ws[f'{c}3'].font=ws[f'{c}4'].font=ws[f'{chr(b+3)}4'].font=Font(bold=True)
for o in (1,8):
    for j,h in enumerate(('No.','Size','Renter','Rent','Paid to','Lock')):
        c=ws.cell(6,o+j,h); c.font=Font(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='1F4E78')
rows=[]
for o,L_,sec in ((1,A,'FRONT ROW'),(8,C,'BACK ROW')):
    for i,d in enumerate(L_,7):
        ws.cell(i,o).alignment=Alignment(horizontal='center')
        ws.cell(i,o,d['u']); ws.cell(i,o+1,d['sz']); ws.cell(i,o+2,d.get('n') or d['v'])
        if 'n' in d:
            ws.cell(i,o+3,d['r']).number_format='0.00'; ws.cell(i,o+4,d['pd']); ws.cell(i,o+5,r.choice(['ours','own','own']))
            rows.append(row(unit=str(d['u']),section=sec,unitType=d['sz'],tenantName=d['n'],statusText='Occupied',contractRent=d['r']))
        else:
            ws.cell(i,o+2).fill=PatternFill('solid',fgColor='F2F2F2'); rows.append(row(unit=str(d['u']),section=sec,unitType=d['sz'],statusText='EMPTY') if d['v']=='EMPTY' else row(unit=str(d['u']),section=sec,unitType=d['sz']))
        for j in range(6): ws.cell(i,o+j).border=Border(bottom=Side(style='hair'))
n,o_,t=ty(al)
ws['C48']='Both rows'; ws['D48']=t; ws['D48'].number_format='"$"#,##0'; ws['C49']='rented'; ws['D49']=o_; ws['C50']='not rented (incl. 118, our own stuff)'; ws['D50']=n-o_; ws['C51']='all'; ws['D51']=n
for q in range(48,52): ws[f'C{q}'].font=Font(bold=True); ws[f'C{q}'].alignment=Alignment(horizontal='right')
for c,w in zip('ABCDEFGHIJKLM',(7,8,20,8,10,7,3,7,8,20,8,10,7)): ws.column_dimensions[c].width=w
ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(DOC+'/'+FN)
save(FN,'SELF_STORAGE','two unit tables side by side with a total above each, numeric unit ids, text paid-to dates',True,propertyName='Lakeview Lockers',asOnDate='2025-11',units=n,occupied=o_,vacant=n-o_,sheet=None,rows=rows,printedTotals=dict(contractRent=t,front=ty(A)[2],back=ty(C)[2]))
