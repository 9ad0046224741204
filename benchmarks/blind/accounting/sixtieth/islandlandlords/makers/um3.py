# Irish student accommodation: weekly rents by house and room type, xlsx
import xlsxwriter
from common import *
F='Room types and rents 2025-26.xlsx'
HS=[('Teach Corrib',[('Twin Ensuite (per bed)',24,23,15.5,176,171.5),('Classic Ensuite',96,95,13.2,219,214.8),('Premium Ensuite',48,46,15.0,234,229.35),('Deluxe Ensuite - River View',16,16,16.4,249,246),('Accessible Ensuite',6,4,21.0,219,205.5),('Studio',12,11,22.5,305,297.6)]),
('Teach Coirib Thiar',[('Standard (shared bath)',40,37,11.8,172,166.4),('Classic Ensuite',120,118,13.0,216,211.9),('Premium Ensuite',30,30,14.6,231,228),('Studio',8,8,21.9,299,299),('Two-Bed Apartment (per room)',20,17,14.2,242,233.1)]),
('Newcastle Road Houses',[('Single Room',22,20,9.4,150,146.25),('Double Room',27,26,12.1,168,164.7),('Attic Double',5,3,13.7,160,152)])]
WK={'Studio':50,'Two-Bed Apartment (per room)':50}
KEYS=['sf','units','occupied','vacant','pct_occ','market','actual','other:Weeks','other:Rent per bed','actual_total']
wb=xlsxwriter.Workbook(DOC+F); cov=wb.add_worksheet('Read me'); ws=wb.add_worksheet('Room types')
B=dict(font_name='Verdana',font_size=9)
def fm(**k): return wb.add_format({**B,**k})
cov.write('B2','Galway student portfolio - room types and rents',fm(bold=1,font_size=12)); cov.write('B4','Academic year 2025/26. Position at 12 September 2025.',fm()); cov.write('B5','All rents are per bed per week, utilities included, and exclude the €300 booking deposit.',fm()); cov.write('B6','Contact: finance@corribstudent.example',fm())
h=fm(bold=1,bottom=2,text_wrap=1,align='right',valign='bottom'); hl=fm(bold=1,bottom=2,valign='bottom'); t=fm(indent=1); n0=fm(num_format='#,##0'); n1=fm(num_format='0.0'); pc=fm(num_format='0.0%'); e2=fm(num_format='€#,##0.00'); e0=fm(num_format='€#,##0')
sb=fm(bold=1,top=1,italic=1)
def S(f,top=1,bot=0): return fm(bold=1,top=top,bottom=bot,num_format=f)
ws.set_column(0,0,2); ws.set_column(1,1,32); ws.set_column(2,10,13.5); ws.set_column(11,11,17)
ws.write(0,1,'Corrib Student Homes DAC',fm(bold=1,font_size=12)); ws.write(1,1,'Room types and rents 2025/26',fm())
HD=['Room type','Area m²','Beds','Let','Void','Let %','Asking rent p.w.','Avg achieved p.w.','Weeks','Rent per bed for year','Total rent p.a. (let beds)']
KEYS=['sf','units','occupied','vacant','pct_occ','market','actual','other:Weeks','other:Rent per bed for year','actual_total']
for j,s in enumerate(HD): ws.write(3,1+j,s,hl if j==0 else h)
ws.set_row(3,50)
i=4;T=[];TT=[];G=[0,0,0,0];subs=[]
FM=[n1,n0,n0,n0,pc,e2,e2,n0,e2,e0]
for hn,ts in HS:
    ws.write(i,1,hn,fm(bold=1,font_color='#7A1F5C')); i+=1; f=i+1; s=[0,0,0,0]
    for ty,nb,let,ar,ask,ach in ts:
        wk=WK.get(ty,41 if hn[0]=='T' else 39); per=R(ach*wk); tot=round(per*let+1e-6); r=i+1
        ws.write(i,1,ty,t)
        ws.write(i,2,ar,n1); ws.write(i,3,nb,n0); ws.write(i,4,let,n0); ws.write_formula(i,5,f'=D{r}-E{r}',n0,nb-let); ws.write_formula(i,6,f'=E{r}/D{r}',pc,let/nb); ws.write(i,7,ask,e2); ws.write(i,8,ach,e2); ws.write(i,9,wk,n0); ws.write_formula(i,10,f'=I{r}*J{r}',e2,per); ws.write_formula(i,11,f'=ROUND(K{r}*E{r},0)',e0,tot)
        T.append(dict(type=ty,sf=ar,units=nb,occupied=let,vacant=nb-let,pct_occ=round(100*let/nb,1),market=ask,actual=ach,**{'other:Weeks':wk,'other:Rent per bed for year':per},actual_total=tot))
        s=[a+b for a,b in zip(s,[nb,let,nb-let,tot])]; i+=1
    lab=f'{hn} total'
    for j in range(11): ws.write(i,1+j,'',sb)
    ws.write(i,1,lab,sb)
    for c,v in zip((3,4,5,11),s): L='ABCDEFGHIJKL'[c]; ws.write_formula(i,c,f'=SUM({L}{f}:{L}{i})',S('#,##0') if c<11 else S('€#,##0'),v)
    ws.write_formula(i,6,f'=E{i+1}/D{i+1}',S('0.0%'),s[1]/s[0])
    TT.append(dict(label=lab,units=s[0],occupied=s[1],vacant=s[2],pct_occ=round(100*s[1]/s[0],1),actual_total=s[3])); subs.append(i+1); G=[a+b for a,b in zip(G,s)]; i+=2
for j in range(11): ws.write(i,1+j,'',S('@',1,6))
ws.write(i,1,'Portfolio',S('@',1,6))
for c,v in zip((3,4,5,11),G): L='ABCDEFGHIJKL'[c]; ws.write_formula(i,c,'='+'+'.join(f'{L}{x}' for x in subs),S('#,##0' if c<11 else '€#,##0',1,6),v)
ws.write_formula(i,6,f'=E{i+1}/D{i+1}',S('0.0%',1,6),G[1]/G[0])
TT.append(dict(label='Portfolio',units=G[0],occupied=G[1],vacant=G[2],pct_occ=round(100*G[1]/G[0],1),actual_total=G[3]))
ws.write(i+2,1,'Weeks: 41 for ensuite and shared, 50 for studios and apartments, 39 for the houses. Summer lettings are not included.',fm(italic=1,font_size=8))
ws.set_landscape(); ws.set_paper(9); ws.fit_to_pages(1,1); ws.hide_gridlines(2); ws.activate(); wb.close()
print(len(T),G)
save(F,'UM',None,KEYS,T,TT,'Irish student room types, weekly rents, second of two sheets, house sections, formulas, xlsx',False)
