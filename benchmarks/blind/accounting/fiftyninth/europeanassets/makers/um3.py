# UK mixed estate schedule by type, xlsxwriter with formulas
import random, xlsxwriter
from common import *
R=random.Random(606)
blk=[('BLOCK A - PRIVATE RENT',[('Studio',0,1,18,17,402,1035),('1B/1B Type A',1,1,24,24,514,1210),('1B/1B Type B (balcony)',1,1,16,15,538,1265),('2B/1B',2,1,20,19,668,1420),('2B/2B',2,2,32,30,742,1545),('3B/2B',3,2,9,9,931,1880)]),
('BLOCK B - PRIVATE RENT',[('Studio',0,1,10,10,395,1020),('1B/1B',1,1,30,28,522,1195),('2B/2B',2,2,26,26,735,1515),('2B/2B Duplex',2,2,6,4,884,1740)]),
('BLOCK C - AFFORDABLE RENT',[('1B/1B',1,1,12,12,540,815),('2B/1B',2,1,18,18,700,965),('3B/1B',3,1,6,6,882,1120)]),
('COMMERCIAL & OTHER',[('Retail unit',None,None,5,4,1180,2650),('Co-working suite',None,None,2,2,2415,5430),('Resident parking',None,None,64,51,None,110),('Motorcycle bay',None,None,12,5,None,35)])]
K=['beds','baths','units','occupied','vacant','sf','total_sf','actual','actual_total','market','market_sf','market_total']
rows=[];tots=[];seq=[]
SK=['units','occupied','vacant','total_sf','actual_total','market_total']
def agg(rs,l):return dict(label=l,**{k:r2(sum(r.get(k) or 0 for r in rs)) for k in SK})
for h,ts in blk:
    rs=[]
    for n,be,ba,u,o,a,p in ts:
        aff='AFF' in h;e=p+(0 if aff else R.choice([0,15,25,40,55])) if a else p
        r=dict(type=n,beds=be,baths=ba,units=u,occupied=o,vacant=u-o,sf=a,actual=p,actual_total=p*o,market=e,market_total=e*u)
        if a:r['total_sf']=a*u;r['market_sf']=r2(e*12/a)
        rs.append(r)
    t=agg(rs,'Sub-total '+h.split(' - ')[0].title().replace('&','&'));tots.append(t);seq.append((h,rs,t));rows+=rs
g=agg(rows,'Estate total');tots.append(g)
name='Foundry_Wharf_Unit_Types_v4.xlsx';wb=xlsxwriter.Workbook(doc(name))
w0=wb.add_worksheet('Cover');w0.write(3,1,'Foundry Wharf, Leeds');w0.write(4,1,'Asset management workbook - v4 draft');w0.write(5,1,'Prepared by Harrow Lane Asset Management, 5 November 2026')
ws=wb.add_worksheet('Unit types')
f=lambda **k:wb.add_format({'font_name':'Arial','font_size':9,**k})
ws.hide_gridlines(2);ws.write('A1','Foundry Wharf - Schedule of Units by Type',f(bold=1,font_size=13));ws.write('A2','Position at 31 October 2026. Areas NIA in sq ft. Rents in £ per calendar month unless stated.',f(font_color='#555555'))
H=['Type','Beds','Baths','Units','Let','Void','Avg\nsq ft','Total\nsq ft','Avg passing\nrent pcm','Total passing\nrent pcm','ERV\npcm','ERV\n£ psf pa','Total ERV\npcm']
for j,s in enumerate(H):ws.write(3,j,s,f(bold=1,bg_color='#2F2F2F',font_color='#FFFFFF',text_wrap=1,align='left' if j==0 else 'center',valign='vcenter'))
ws.set_row(3,27);ws.set_column(0,0,27);ws.set_column(1,5,6.5);ws.set_column(6,7,9);ws.set_column(8,12,12.5)
nf={'sf':'#,##0','total_sf':'#,##0','actual':'£#,##0','actual_total':'£#,##0','market':'£#,##0','market_sf':'£0.00','market_total':'£#,##0'}
col={k:1+j for j,k in enumerate(K)};C=lambda k:chr(65+col[k]);i=4;subs=[]
for h,rs,t in seq:
    ws.merge_range(i,0,i,12,h,f(bold=1,bg_color='#D9D9D9'));i+=1;s0=i+1
    for r in rs:
        ws.write(i,0,r['type'],f(indent=1));n=i+1
        for k in K:
            v=r.get(k)
            if v is None:continue
            ff=f(num_format=nf.get(k,'0'));fm={'vacant':f'=D{n}-E{n}','total_sf':f'=D{n}*G{n}','actual_total':f'=E{n}*I{n}','market_sf':f'=ROUND(K{n}*12/G{n},2)','market_total':f'=D{n}*K{n}'}.get(k)
            ws.write_formula(i,col[k],fm,ff,v) if fm else ws.write(i,col[k],v,ff)
        i+=1
    ws.write(i,0,t['label'],f(bold=1,top=1))
    for k in K:
        if k in SK:ws.write_formula(i,col[k],f'=SUM({C(k)}{s0}:{C(k)}{i})',f(bold=1,top=1,num_format=nf.get(k,'0')),t[k])
        else:ws.write_blank(i,col[k],None,f(top=1))
    subs.append(i+1);i+=2
ws.write(i,0,g['label'],f(bold=1,top=1,bottom=6))
for k in K:
    if k in SK:ws.write_formula(i,col[k],'='+'+'.join(f'{C(k)}{n}' for n in subs),f(bold=1,top=1,bottom=6,num_format=nf.get(k,'0')),g[k])
    else:ws.write_blank(i,col[k],None,f(top=1,bottom=6))
ws.write(i+2,0,'Block C let under the s106 agreement at 70% of open market rent; ERV shown at passing.',f(italic=1))
ws.write(i+3,0,'Retail void: Unit R4 (former café), terms agreed.',f(italic=1))
ws.set_landscape();ws.set_paper(9);ws.fit_to_pages(1,0);ws.activate();wb.close()
save(name,'UM',K,rows,tots,'UK mixed estate unit types, formulas, blocks with sub-totals, second sheet of a workbook',False)
print(len(rows),g)
