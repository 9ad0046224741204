# Canadian offering memorandum suite mix, two towers, subtotals by bedroom, xlsx
from common import *
import xlsxwriter
NAME='um_suite_mix_wexford_towers.xlsx'
S=[("TOWER A - 55 WEXFORD AVENUE",[("Bachelor",14,13,455,1288.4,1695),("1 Bedroom",52,51,640,1466.15,2050),("1 Bedroom - Corner",13,13,688,1523.9,2145),("1 Bedroom + Den",8,7,735,1689.25,2275),("2 Bedroom",44,43,862,1712.8,2490),("2 Bedroom - Renovated",11,11,862,2284.6,2525),("3 Bedroom",6,6,1105,1988.75,3050)]),
("TOWER B - 65 WEXFORD AVENUE",[("Bachelor",10,10,448,1244.9,1675),("1 Bedroom",60,57,632,1439.7,2025),("1 Bedroom - Renovated",15,14,632,1918.35,2075),("2 Bedroom",50,50,851,1684.3,2450),("2 Bedroom 1.5 Bath",12,11,915,1795.6,2595),("3 Bedroom",9,9,1080,2011.4,2995),("3 Bedroom Penthouse",2,1,1420,3350,4200)])]
ks=['units','occupied','vacant','pct_units','sf','total_sf','actual','actual_sf','actual_total','market','market_sf','market_total','other:Mark-to-Market Gap (%)']
ALL=sum(x[1] for s in S for x in s[1])
def mk(lab,key,L,isrow=False):
    u=sum(x[1] for x in L);o=sum(x[2] for x in L);sf=sum(x[1]*x[3] for x in L);a=sum(x[2]*x[4] for x in L);m=sum(x[1]*x[5] for x in L);asf=sum(x[2]*x[3] for x in L)
    act=r2(a/o);mr=r2(m/u)
    return {key:lab,'units':u,'occupied':o,'vacant':u-o,'pct_units':round(u/ALL*100,1),'sf':L[0][3] if isrow else round(sf/u),'total_sf':sf,'actual':act,'actual_sf':round(a/asf,2),'actual_total':r2(a),'market':mr,'market_sf':round(m/sf,2),'market_total':r2(m),ks[-1]:round((mr/act-1)*100,1)}
wb=xlsxwriter.Workbook(doc(NAME));cv=wb.add_worksheet('Notes');ws=wb.add_worksheet('Suite Mix')
F=lambda **k:wb.add_format(dict(font_name='Century Gothic',font_size=9,**k))
cv.write(0,0,'Wexford Towers - Confidential Offering Memorandum, Schedule C',F(bold=True));
for i,x in enumerate(['Suite mix as at June 1, 2025, per vendor rent roll.','In-place rents are averages of occupied suites and exclude parking and locker charges.','Market rents estimated by Sextant Realty Advisors Inc., brokerage.','Purchasers must satisfy themselves as to all areas and rents.']): cv.write(2+i,0,f'{i+1}. {x}',F())
cv.set_column(0,0,80)
ws.write(1,1,'Wexford Towers, Hamilton, Ontario',F(bold=True,font_size=14) if False else wb.add_format({'font_name':'Century Gothic','bold':True,'font_size':14}));ws.write(2,1,'Schedule C - Suite Mix and Rent Summary',F(italic=True))
G=F(bold=True,align='center',bg_color='#7F6000',font_color='white',border=1,border_color='white');H=F(bold=True,align='center',valign='vcenter',text_wrap=True,bg_color='#FFF2CC',bottom=1)
ws.write(4,1,'',G);ws.merge_range(4,2,4,5,'SUITES',G);ws.merge_range(4,6,4,7,'AREA (SQ. FT.)',G);ws.merge_range(4,8,4,10,'IN-PLACE RENT',G);ws.merge_range(4,11,4,13,'MARKET RENT',G);ws.write(4,14,'',G)
for i,h in enumerate(['Suite Type','Total','Occupied','Vacant','% of Total','Average','Total','Avg / Month','Per SF','Monthly Total','Avg / Month','Per SF','Monthly Total','Mark-to-Market Gap (%)']): ws.write(5,1+i,h,H)
ws.set_row(5,38);ws.set_column(0,0,2);ws.set_column(1,1,29);ws.set_column(2,5,9);ws.set_column(6,7,10);ws.set_column(8,14,12.5);ws.hide_gridlines(2)
nf={'pct_units':'0.0"%"','actual':'$#,##0.00','actual_sf':'$0.00','actual_total':'$#,##0.00','market':'$#,##0.00','market_sf':'$0.00','market_total':'$#,##0.00',ks[-1]:'0.0"%"'}
def line(r,d,lab,**fx):
    ws.write(r,1,lab,F(**fx))
    for i,k in enumerate(ks): ws.write(r,2+i,d[k],F(num_format=nf.get(k,'#,##0'),**fx))
r=6;rows=[];totals=[]
for sn,L in S:
    ws.write(r,1,sn,F(bold=True,font_color='#7F6000'));r+=1
    for x in L: d=mk(x[0],'type',[x],True);rows.append(d);line(r,d,x[0],bottom=4,bottom_color='#BFBFBF');r+=1
    t=mk('Subtotal '+sn.split(' - ')[0].title(),'label',L);totals.append(t);line(r,t,t['label'],bold=True,top=1);r+=2
t=mk('TOTAL / WTD. AVERAGE','label',[x for s in S for x in s[1]]);totals.append(t);line(r,t,t['label'],bold=True,bg_color='#FFF2CC',top=1,bottom=6)
ws.write(r+2,1,'Sextant Realty Advisors Inc., Brokerage. E. & O. E.',F(italic=True));ws.set_landscape();ws.set_paper(5);ws.fit_to_pages(1,0);ws.activate();wb.close()
save(NAME,'UM','Canadian offering memorandum suite mix, grouped header, two towers, xlsx',True,ks,rows,totals)
for t in totals:print(t)
