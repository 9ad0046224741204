# Acquisition underwriter's model: inputs tab, roll with helper columns (some hidden), hidden rows, 126 units; openpyxl
from common import *
import random
from datetime import date as D
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.utils import get_column_letter as L
rnd=random.Random(404); N='PROJECT_HERON_UW_v7.xlsx'
wb=Workbook(); s0=wb.active; s0.title='Inputs'
for i,(a,b) in enumerate([('PROJECT HERON – Acquisition Model',None),('Property','Heron Pointe Apartments'),('Purchase price',18750000),('Analysis date',D(2026,8,1)),('Going-in cap',.0565),('Units',126),('Exit year',7)],1):
    s0.cell(i,1,a); s0.cell(i,2,b)
s0.column_dimensions['A'].width=30; s0.column_dimensions['B'].width=26; s0['B5'].number_format='0.00%'; s0['B3'].number_format='#,##0'
ws=wb.create_sheet('RR Input'); s2=wb.create_sheet('Pivot')
ws['B2']='RR INPUT  (paste values from seller file; do not sort)'; ws['B2'].font=Font(bold=True,size=13)
ws['B3']='Heron Pointe Apartments'; ws['E3']='As of:'; ws['F3']=D(2026,7,31); ws['F3'].number_format='m/d/yyyy'
H1={2:'',3:'SELLER DATA',14:'UW FLAGS',20:'OTHER CHARGES (SELLER)'}
hdr=['#','Unit','Unit\nType','NRSF','Name','Status','Lease\nStart','Lease\nEnd','Market\nRent','Actual\nRent','Security\nDep.','Balance','Occ\nFlag','Reno\n?','Rent /\nSF','UW Market\nRent','Loss to\nLease','Mos.\nLeft','Parking','Pet\nRent','Trash /\nPest','Concess.','Total\nCharges','UnitKey']
f1=PatternFill('solid',fgColor='1F3864'); f2=PatternFill('solid',fgColor='7F7F7F'); f3=PatternFill('solid',fgColor='548235')
for j,v in enumerate(hdr):
    c=ws.cell(6,2+j,v); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='bottom'); c.font=Font(bold=True,color='FFFFFF',size=9); c.fill=f1 if j<12 else f2 if j<18 else f3
for a,b,t in((3,13,'SELLER DATA'),(14,19,'UW HELPERS'),(20,24,'OTHER MONTHLY CHARGES')):
    ws.merge_cells(start_row=5,start_column=a,end_row=5,end_column=b); ws.cell(5,a,t).alignment=Alignment(horizontal='center'); ws.cell(5,a).font=Font(italic=True)
ty={'A1':(612,1180),'A2':(704,1265),'B1':(930,1490),'B2':(1015,1575),'C1':(1240,1835)}
first='Alma Bram Cleo Dov Enid Floris Greer Hale Iona Jules Kit Lena Milo Nell Odin Pia Rhea Sami Tova Wren'.split(); last='Askelund Birchgrove Caddoway Dellacort Emberly Fosterling Gandrillo Hoxworth Inverleigh Jessamay Kowalczuk Lindqvister Mandalow Norrington Opperdal Pinckston Quarrelle Rosvold Stellanova Tunstead Uxbright Vandermole Whitcombe Yellen Zambrotti'.split()
r=7;rows=[];n=0;tm=tc=td=tb=tt=0;nv=0;tpk=[0]*4
units=[(b,f,u) for b in range(1,8) for f in(1,2,3) for u in range(1,7)]
UWN=[]
for idx,(b,f,u) in enumerate(units):
    uid=f'{b:02d}-{f}{u:02d}'; t=rnd.choices(list(ty),[3,3,3,2,1])[0]; sf,mk=ty[t]; mk+=rnd.choice([0,10,20,-15]); n+=1
    k=rnd.random(); stt='Current'
    if k<.055: stt='Vacant-Unrented'
    elif k<.085: stt='Vacant-Rented'
    elif k<.14: stt='Notice'
    vac=stt.startswith('V')
    def person(): return f'{rnd.choice(last)}, {rnd.choice(first)}'
    def put(name,stt,s,e,mkv,rent,dep,bal,ch,num):
        global r
        tot=rent+sum(ch) if rent is not None else None
        v=[num,uid,t,sf,name,stt,s,e,mkv,rent,dep,bal]
        for j,x in enumerate(v):
            c=ws.cell(r,2+j,x)
            if j in(6,7) and x: c.number_format='mm/dd/yy'
            if j in(8,9,10,11): c.number_format='#,##0;(#,##0);"-"'
        ws.cell(r,14,f'=IF(LEFT(G{r},6)="Vacant",0,IF(G{r}="Future",0,1))'); ws.cell(r,15,'Y' if mkv and rent and rent>mkv else 'N'); 
        if rent: ws.cell(r,16,round(rent/sf,2))
        if mkv: ws.cell(r,17,mkv+125); 
        if rent and mkv: ws.cell(r,18,round((mkv-rent)/mkv,4)).number_format='0.0%'
        if isinstance(e,D): ws.cell(r,19,(e.year-2026)*12+e.month-7)
        for j,x in enumerate(ch):
            if x: ws.cell(r,20+j,x).number_format='#,##0;(#,##0)'
        if tot is not None: ws.cell(r,24,tot).number_format='#,##0'
        ws.cell(r,25,f'=C{r}&"|"&D{r}')
        rows.append(dict(unit=uid,unitType=t,area=sf,tenantName=None if name=='VACANT' else name,statusText=stt,leaseStartDate=s,leaseEndDate=e,marketRent=mkv,contractRent=rent,deposit=dep,balance=bal if bal else None,charges=[dict(code=q,amount=x) for q,x in zip(('Parking','Pet Rent','Trash / Pest','Concess.'),ch) if x],totalCharges=tot))
        r+=1
        return tot or 0
    if vac:
        put('VACANT',stt,None,None,mk,None,None,None,[0]*4,n); nv+=1; tm+=mk
        if stt=='Vacant-Rented':
            s=D(2026,8,rnd.randint(3,28)); put(person(),'Future',s,D(2027,8,31),None,None,rnd.choice([300,500]),None,[0]*4,None); td+=rows[-1]['deposit']
    else:
        rent=mk-rnd.choice([-40,0,15,30,55,80,120]); y=rnd.choice([2025,2025,2026]); mth=rnd.randint(1,12) if y==2025 else rnd.randint(1,7); s=D(y,mth,1)
        e='MTM' if rnd.random()<.06 else D(y+1,mth,28)
        if isinstance(e,D) and e<D(2026,7,31): e=D(2026,12,31)
        ch=[rnd.choice([0,0,25,50]),rnd.choice([0,0,0,35]),12,rnd.choice([0]*14+[-100])]; dep=rnd.choice([250,500,500,750,mk]); bal=rnd.choice([0]*7+[rent,-35.5,112.4])
        tt+=put(person(),stt,s,e,mk,rent,dep,bal,ch,n); tm+=mk;tc+=rent;td+=dep;tb+=bal; tpk=[a+b2 for a,b2 in zip(tpk,ch)]
    if idx in(40,41,83): ws.row_dimensions[r-1].hidden=False
last_r=r-1
ws.cell(r+1,2,'TOTAL'); 
for col,v in((5,sum(x['area'] for x in rows if x['statusText']!='Future')),(10,tm),(11,tc),(12,td),(13,tb),(20,tpk[0]),(21,tpk[1]),(22,tpk[2]),(23,tpk[3]),(24,tt)):
    c=ws.cell(r+1,col,v); c.font=Font(bold=True); c.number_format='#,##0;(#,##0)'; c.border=Border(top=Side(style='double'))
ws.cell(r+1,14,f'=SUM(N7:N{last_r})')
ws.cell(r+3,3,f'126 units: {126-nv} occupied incl. notice, {nv} vacant. Future rows are repeated units.')
for j in range(2,26): ws.column_dimensions[L(j)].width=10
ws.column_dimensions['A'].width=2; ws.column_dimensions['F'].width=22; ws.column_dimensions['G'].width=15; ws.column_dimensions['Y'].width=12
for h in 'QSY': ws.column_dimensions[h].hidden=True
ws.freeze_panes='D7'; ws.sheet_view.zoomScale=80
# pivot: unit mix
s2.append(['Row Labels','Count of Unit','Sum of NRSF','Average of Market'])
for t in ty:
    q=[x for x in rows if x['unitType']==t and x['statusText']!='Future']; s2.append([t,len(q),sum(x['area'] for x in q),round(sum(x['marketRent'] for x in q)/len(q),2)])
s2.append(['Grand Total',126])
s3=wb.create_sheet('RR_old (Mar)'); s3.sheet_state='hidden'; s3.append(['Unit','Name','Rent']); 
for i in range(30): s3.append([rows[i]['unit'],'n/a',1000+i])
wb.active=1
wb.save(DOC(N))
save(N,'MULTIFAMILY','Underwriter acquisition model, seller data beside helper columns, hidden columns and a hidden old tab','helper flags, hidden UW market rent, formulas without cached values, future residents on rows of their own, one charge per column with concessions negative',rows,propertyName='Heron Pointe Apartments',asOn='2026-07-31',units=126,occupied=126-nv,vacant=nv,sheet='RR Input',checks=[('rent','contractRent',tc),('mkt','marketRent',tm),('dep','deposit',td),('bal','balance',round(tb,2)),('tot','totalCharges',tt)])
