# own Excel: occupancy and loss to lease by type, title rows merged, side note; PLANTED total wrong (Loss to Lease total)
import xlsxwriter
from common import *
N='um_cottonwood_flats'
A=[('EFF-380',10,10,0,380,640,612),('1x1-520',18,16,1,520,725,701),('1x1-560 Dlx',12,12,0,560,765,742),('1x1-560 ADA',2,1,0,560,725,725),('2x1-740',26,24,1,740,860,819),('2x1-780 W/D',20,19,0,780,915,887),('2x2-880',14,13,0,880,985,951),('3x2-1060',8,7,1,1060,1160,1098)]
K=['units','occupied','vacant','down','pct_occ','sf','total_sf','market','actual','market_total','actual_total','ltl']
H=['Units','Occupied','Vacant','Down','% Occ','Avg SF','Total SF','Market Rent','In-Place Rent','Total Market','Total In-Place (occ.)','Loss to Lease']
wb=xlsxwriter.Workbook(out(N+'.xlsx')); ws=wb.add_worksheet('Unit Mix'); ws.hide_gridlines(2); ws.set_landscape(); ws.fit_to_pages(1,0)
F=lambda **k: wb.add_format({'font_name':'Cambria','font_size':10,**k})
ws.merge_range(0,0,0,12,'COTTONWOOD FLATS',F(bold=1,font_size=15,align='center')); ws.merge_range(1,0,1,12,'1140 Locust Street, Topeka, Kansas - Unit Mix at September 1, 2025',F(italic=1,align='center'))
ws.write(4,0,'Type',F(bold=1,bottom=2)); ws.set_column(0,0,16); ws.set_column(1,12,10.5)
for i,h in enumerate(H): ws.write(4,1+i,h,F(bold=1,bottom=2,text_wrap=1,align='right'))
NF=['0','0','0','0;-0;0','0.0"%"','#,##0','#,##0','#,##0','#,##0','#,##0','#,##0','#,##0']
rows=[];r=5
def val(a):
    t,n,o,d,sf,m,ac=a; return [n,o,n-o-d,d,round(o/n*100,1),sf,n*sf,m,ac,n*m,o*ac,o*(m-ac)]
V=[val(a) for a in A]
for k,(a,v) in enumerate(zip(A,V)):
    bg={'bg_color':'#F3F0E6'} if k%2 else {}
    ws.write(r,0,a[0],F(**bg))
    for i,x in enumerate(v): ws.write(r,1+i,x,F(num_format=NF[i],**bg))
    rows.append({"type":a[0],**dict(zip(K,v))}); r+=1
s=[sum(c) for c in zip(*V)]; n,o=s[0],s[1]
s[4]=round(o/n*100,1); s[5]=round(s[6]/n); s[7]=round(s[9]/n); s[8]=round(s[10]/o)
good=s[11]; s[11]=good+300
ws.write(r,0,'Total / Wtd Avg',F(bold=1,top=1,bottom=6))
for i,x in enumerate(s): ws.write(r,1+i,x,F(bold=1,top=1,bottom=6,num_format=NF[i]))
ws.write(r+2,0,'Rents are per unit and month. Down units: fire (1x1-520), water damage (2x1-740), hallway storage use (3x2-1060). Loss to Lease is monthly, occupied units only.',F(font_size=8,italic=1))
wb.close(); print(s,good)
save(N,'xlsx','UM','MULTIFAMILY','own Excel, occupancy and loss to lease',K,rows,[{"label":'Total / Wtd Avg',**dict(zip(K,s))}],planted={"what":f"total of Loss to Lease printed {s[11]:,} where the lines sum to {good:,}","kind":"total_wrong"})
