# student housing unit mix by plan, xlsx
import random; random.seed(227)
from common import *
import xlsxwriter
FN='Larkspur_Commons_UnitMix_Beds.xlsx'
PL=[('S1','Studio - Juniper',0,1,6,412,1045),('A1','1x1 Aspen',1,1,14,565,1010),('A1-ADA','1x1 Aspen (accessible)',1,1,2,590,1010),('B1','2x1 Birch',2,1,18,760,815),('B2','2x2 Birch Deluxe',2,2,32,874,865),('B2T','2x2.5 Townhome',2,2.5,10,1050,890),('C3','3x3 Cedar',3,3,21,1190,775),('D4','4x4 Dogwood',4,4,48,1388,699),('D4P','4x4 Dogwood - pool side',4,4,12,1388,735),('D4-2','4x2 Dogwood Value',4,2,24,1265,610)]
g='BEDS','RENT PER BED','MONTHLY TOTAL'
nm=['units','other:BEDS Total','other:BEDS Leased','other:BEDS Open','other:BEDS % Leased','sf','other:RENT PER BED Asking','other:RENT PER BED In Place','market_total','actual_total']
wb=xlsxwriter.Workbook(os.path.join(DOC,FN)); ws=wb.add_worksheet('Mix 10-2024'); ws.hide_gridlines(2)
F=lambda **k: wb.add_format({'font_name':'Calibri','font_size':10,**k})
hd=F(bold=1,font_color='white',bg_color='#5B2C6F',align='center',border=1,text_wrap=1,valign='vcenter')
ws.set_column('A:A',2); ws.set_column('B:B',9); ws.set_column('C:C',25); ws.set_column('D:E',6); ws.set_column('F:F',7); ws.set_column('G:I',8); ws.set_column('J:J',9); ws.set_column('K:K',12,None,{'hidden':True}); ws.set_column('L:L',9); ws.set_column('M:N',10); ws.set_column('O:P',14)
ws.write('B1','Larkspur Commons at State - Unit & Bed Mix',F(bold=1,font_size=15)); ws.write('B2','Fall 2024 lease-up as of 10/15/2024. Receiver: Bramwell Fiduciary Group. Source: RealPage / OneSite Student',F(italic=1))
r=3
for col,t in zip('DEFLK',['Bed','Bath','Units','Net SF\neach','RP key']): ws.merge_range(f'{col}4:{col}5',t,hd)
ws.merge_range('B4:C5','Floor Plan',hd); ws.merge_range('G4:J4','BEDS',hd); ws.merge_range('M4:N4','RENT PER BED',hd); ws.merge_range('O4:P4','MONTHLY TOTAL',hd)
for col,t in zip('GHIJMNOP',['Total','Leased','Open','% Leased','Asking','In Place','Potential,\nall units','In place,\nleased beds']): ws.write(f'{col}5',t,hd)
ws.set_row(4,30)
cols=[5,6,7,8,9,11,12,13,14,15]
fm={5:'0',6:'0',7:'0',8:'0;-0;"-"',9:'0.0%',11:'#,##0',12:'$#,##0',13:'$#,##0.00',14:'$#,##0',15:'$#,##0.00'}
rows=[];tots=[]; R=5
def wr(v,bold=0,top=0):
    for cc,x in zip(cols,v):
        if x is None: continue
        ws.write_number(R,cc,x/100 if cc==9 else x,F(num_format=fm[cc] if not(bold and cc==12) else '$#,##0.00',bold=bold,top=top,**({'bg_color':'#EFE6F3'} if bold else {})))
acc=[]
def agg(L):
    u=sum(x['u'] for x in L);b=sum(x['b'] for x in L);l=sum(x['l'] for x in L);pt=sum(x['pt'] for x in L);it=sum(x['it'] for x in L)
    return [u,b,l,b-l,round(100*l/b,1),round(sum(x['u']*x['sf'] for x in L)/u),round(pt/b,2),round(it/100/l,2),pt,it/100]
groups=[('Studios & one-bedrooms',(0,1)),('Two-bedrooms',(2,)),('Three-bedrooms',(3,)),('Four-bedrooms',(4,))]
for gl,bs in groups:
    L=[]
    for code,n,bd,ba,u,sf,rent in PL:
        if bd not in bs: continue
        b=u*max(bd,1); l=b if code=='A1-ADA' else int(b*random.uniform(.72,.99)); it=sum(rent*100-random.choice([0,0,1500,2500,5000,10000]) for _ in range(l))
        L.append(dict(u=u,b=b,l=l,sf=sf,pt=rent*b,it=it))
        v=[u,b,l,b-l,round(100*l/b,1),sf,rent,round(it/100/l,2),rent*b,it/100]
        ws.merge_range(R,1,R,2,f'{code}  {n}',F(align='left')); ws.write(R,3,bd,F(align='center')); ws.write(R,4,ba,F(align='center')); ws.write(R,10,f'LC{code}#{random.randint(10,99)}',F()); wr(v)
        rows.append({'type':f'{code} {n}','beds':bd,'baths':ba,**dict(zip(nm,v))}); R+=1
    acc+=L
    if len(L)>1:
        v=agg(L); lab=f'{gl} - total / avg.'; ws.merge_range(R,1,R,4,lab,F(bold=1,top=1,bg_color='#EFE6F3')); ws.write(R,10,'',F(bold=1)); wr(v,1,1); tots.append({'label':lab,**dict(zip(nm,v))}); R+=1
R+=1; v=agg(acc); ws.merge_range(R,1,R,4,'PROPERTY total / weighted avg.',F(bold=1,top=6,bg_color='#EFE6F3')); wr(v,1,6); tots.append({'label':'PROPERTY total / weighted avg.',**dict(zip(nm,v))})
ws.write(R+2,1,'Avg. SF is weighted by units; rents by beds (asking: all beds, in place: leased beds). Excludes 1 model and 2 staff units.',F(italic=1,font_size=9))
ws.write(R+3,1,'Concession: $200 gift card on new leases, not reflected. Under Open, a dash is zero.',F(italic=1,font_size=9))
# side table
ws.write('R4','Parking permits',F(bold=1)); ws.write('R5','Surface',F()); ws.write('S5',311,F()); ws.write('R6','Garage',F()); ws.write('S6',84,F())
wb.close()
save(FN,'UM',nm,rows,tots,None,dict(assetType='STUDENT_HOUSING',documentType='UNIT_MIX',author='receivership analyst, RealPage export dressed up',style='xlsx, grouped merged headers, plan code and name in one merged cell, bed counts, subtotals by bedroom with weighted averages, hidden column, side table',hard='beds beside units, rents per bed, hidden column'))
