# UK PBSA room mix, two sites, weekly rents, xlsx
from common import *
import xlsxwriter
# (cluster, type, beds, sqm, wk26, weeks, wk25, let)
SITES=[('The Foundry, Sheffield S1',[('Cluster','Classic En-suite',84,13.5,164,44,157,83),('Cluster','Premium En-suite',126,14.8,172,44,164.5,121),('Cluster','Premium En-suite (51 wk)',38,14.8,168,51,160,38),('Cluster','Accessible En-suite',6,19.2,172,44,164.5,4),('Studio','Bronze Studio',42,18.0,219,51,208,40),('Studio','Silver Studio',31,20.4,232,51,221,27),('Studio','Gold Studio',12,24.9,255,51,245,12),('Studio','Two Bed Apartment (per bed)',8,31.0,209,51,199,8)]),
('Tanyard Court, Leeds LS2',[('Cluster','Standard Room, shared bath (3:1)',48,10.9,138.5,42,133,45),('Cluster','En-suite',212,13.1,159,42,152.5,203),('Cluster','En-suite Plus',64,15.6,167,44,160,60),('Studio','Compact Studio',27,16.8,205,48,196.5,27),('Studio','Large Studio',15,22.7,226,48,217,11),('Studio','Warden Flat',1,38,0,52,0,1)])]
K=['units','pct_units','sf','other:Weekly Rent 2025/26','other:Tenancy Weeks','other:Annual Rent per Bed','other:Gross Rent 2025/26','other:Weekly Rent 2024/25','other:Growth','occupied','pct_occ']
rows=[];tot=[];N='um_pbsa_northern.xlsx'
wb=xlsxwriter.Workbook(f'{R}/documents/{N}');cv=wb.add_worksheet('Summary');ws=wb.add_worksheet('Room Mix')
F=lambda **k:wb.add_format({'font_name':'Calibri','font_size':10,**k})
cv.write(1,1,'Project Anvil - Student Portfolio',F(bold=True,font_size=16));cv.write(2,1,'Lender information pack, 12 September 2025',F());cv.write(4,1,'Sites',F());cv.write(4,2,2,F());cv.write(5,1,'Prepared by',F());cv.write(5,2,'Kelham Student Living (operator)',F());cv.set_column(1,1,34)
ws.hide_gridlines(2);ws.set_column(0,0,2);ws.set_column(1,1,9);ws.set_column(2,2,31)
for i,w in enumerate([8,8,8,11,9,12,13,11,9,9,9]):ws.set_column(3+i,3+i,w)
ws.write(0,1,'Room mix and 2025/26 lettings',F(bold=True,font_size=14));ws.write(1,1,'Lettings as at 8 September 2025. All figures GBP, excluding summer income.',F(italic=True,font_color='#666666'))
y=3;fm={'units':'#,##0','pct_units':'0.0%','sf':'0.0','other:Weekly Rent 2025/26':'£#,##0.00','other:Tenancy Weeks':'0','other:Annual Rent per Bed':'£#,##0','other:Gross Rent 2025/26':'£#,##0','other:Weekly Rent 2024/25':'£#,##0.00','other:Growth':'0.0%','occupied':'#,##0','pct_occ':'0.0%'}
pc=('pct_units','other:Growth','pct_occ')
HD=['Rooms','% of\nsite','Avg\nsq m','Weekly Rent\n2025/26','Tenancy\nWeeks','Annual Rent\nper Bed','Gross Rent\n2025/26','Weekly Rent\n2024/25','Growth','Rooms\nLet','% Let']
def put(r,**fk):
    for i,k in enumerate(K):
        if k in r:ws.write_number(y,3+i,r[k]/100 if k in pc else r[k],F(num_format=fm[k],**fk))
        elif fk:ws.write_blank(y,3+i,None,F(**fk))
allr=[]
def sm(l,rs,n):
    u=sum(r['units'] for r in rs);g=sum(r['other:Gross Rent 2025/26'] for r in rs);o=sum(r['occupied'] for r in rs)
    t={'label':l,'units':u,'other:Gross Rent 2025/26':r2(g),'occupied':o,'pct_occ':round(o/u*100,1),'sf':round(sum(r['units']*r['sf'] for r in rs)/u,1)}
    if n:t['pct_units']=100.0
    return t
for site,ls in SITES:
    ws.merge_range(y,1,y,13,site,F(bold=True,font_color='white',bg_color='#3B3355'));y+=1
    h=F(bold=True,text_wrap=True,align='right',bottom=1,valign='bottom');ws.write(y,1,'Cat.',F(bold=True,bottom=1,valign='bottom'));ws.write(y,2,'Room Type',F(bold=True,bottom=1,valign='bottom'))
    for i,x in enumerate(HD):ws.write(y,3+i,x,h)
    ws.set_row(y,28);y+=1
    su=sum(l[2] for l in ls);rs=[];f0=y;prev=None
    for cat,ty,u,sqm,w,wk,w0,let in ls:
        r={'type':ty,'units':u,'pct_units':round(u/su*100,1),'sf':sqm,'other:Weekly Rent 2025/26':w,'other:Tenancy Weeks':wk,'other:Annual Rent per Bed':w*wk,'other:Gross Rent 2025/26':w*wk*u,'other:Weekly Rent 2024/25':w0,'occupied':let,'pct_occ':round(let/u*100,1)}
        if w0:r['other:Growth']=round((w/w0-1)*100,1)
        if cat!=prev:ws.write(y,1,cat,F())
        prev=cat;ws.write(y,2,ty,F());put(r);rs.append(r);y+=1
    t=sm('Site total / average',rs,True);tot.append(t);ws.write(y,1,'',F(bold=True,top=1));ws.write(y,2,t['label'],F(bold=True,top=1));put(t,bold=True,top=1);y+=2;rows+=rs
t=sm('Portfolio total',rows,False);tot.append(t);ws.write(y,1,'',F(bold=True,top=1,bottom=6));ws.write(y,2,t['label'],F(bold=True,top=1,bottom=6));put(t,bold=True,top=1,bottom=6);y+=2
ws.write(y,1,'Warden flat is provided rent free to residential staff. Rent includes utilities, broadband and contents cover.',F(font_size=8,italic=True))
ws.set_landscape();ws.set_paper(9);ws.fit_to_pages(1,0);ws.activate();wb.close()
save(N,'UM',None,K,rows,tot,'UK student room mix, two sites stacked, weekly rents and tenancy weeks, category column only on first row, cover sheet before',True)
print(tot)
