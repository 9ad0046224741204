from common import *
import xlsxwriter
N='Site_schedule_Jun2026.xlsx'
S=[("Permanent & annual sites",[("Annual van site - powered, lakeside",96,24,24,88,86.5),("Annual van site - powered, standard",82,61,57,74,71.25),("Annual van site - unpowered",75,12,7,52,50),("Permanent resident site (relocatable home)",180,33,32,176,168.5),("Permanent resident site - corner",225,6,6,192,181)]),
("Cabins and cottages on lease",[("Studio cabin",28,8,7,265,252.5),("1 bed cabin",38,14,13,320,304),("2 bed cottage",62,9,9,415,396.75),("2 bed cottage, water view",66,4,3,470,455),("Staff unit",30,3,3,180,140)]),
("Storage, garages and jetty",[("Boat / van storage bay",24,40,31,18,17.25),("Lock-up garage",20,16,16,45,42.5),("Jetty berth to 7 m",None,11,9,38,36)]),
("Commercial",[("Kiosk",22,1,1,310,310),("Workshop (rear yard)",110,2,1,285,270)])]
wb=xlsxwriter.Workbook(doc(N)); cv=wb.add_worksheet('Cover'); ws=wb.add_worksheet('Schedule'); F=lambda **k: wb.add_format(dict(font_name='Arial Narrow',font_size=11,**k))
cv.set_column(0,0,90); cv.write(3,0,'Derwent Bluff Holiday Park Unit Trust',F(bold=True)); cv.write(4,0,'Schedule of sites, cabins and berths - workpaper R4',F()); cv.write(5,0,'30 June 2026 - amounts in AUD, rents inclusive of GST where taxable',F()); cv.write(7,0,'Prepared from the park manager\'s site book and MYOB recurring invoices. Casual tourist sites excluded.',F(italic=True))
ws.hide_gridlines(2)
h=F(bold=True,bottom=1,align='right',text_wrap=True,valign='bottom'); hg=F(bold=True,align='center',bottom=4); hl=F(bold=True,bottom=1); sec=F(bold=True,font_color='#7B3F00'); tx=F(indent=1); n0=F(num_format='#,##0'); n2=F(num_format='#,##0.00'); pc=F(num_format='0.0%')
k=dict(bold=True,top=1); s0,s2,sp,sl=F(num_format='#,##0',**k),F(num_format='#,##0.00',**k),F(num_format='0.0%',**k),F(**k); k=dict(bold=True,top=1,bottom=6); g0,g2,gp,gl=F(num_format='#,##0',**k),F(num_format='#,##0.00',**k),F(num_format='0.0%',**k),F(**k)
ws.write(0,0,'R4  Schedule of sites at 30 June 2026',F(bold=True))
ws.merge_range(2,2,2,5,'Number',hg); ws.merge_range(2,6,2,7,'Rent per week, each $',hg); ws.merge_range(2,8,2,9,'Rent per year $',hg)
for i,x in enumerate(['Kind of site','Average size m²','Total','Let','Void','Occupied %','Asking','Average passing','At asking (all)','Passing (let)']): ws.write(3,i,x,hl if i==0 else h)
K=['sf','units','occupied','vacant','pct_occ','market','actual','market_total','actual_total']
rows=[]; tots=[]; r=5; G=[0]*5; subs=[]
R2=lambda x: int(x*100+.5)/100
for s,L in S:
    ws.write(r,0,s,sec); r+=1; st=r; T=[0]*5
    for t,sz,n,o,a,p in L:
        v=[sz,n,o,n-o,round(o/n*100,1),a,p,round(n*a*52,2),round(o*p*52,2)]; ws.write(r,0,t,tx)
        if sz: ws.write(r,1,sz,n0)
        ws.write(r,2,n,n0); ws.write(r,3,o,n0); ws.write_formula(r,4,f'=C{r+1}-D{r+1}',n0,n-o); ws.write_formula(r,5,f'=D{r+1}/C{r+1}',pc,o/n); ws.write(r,6,a,n2); ws.write(r,7,p,n2)
        ws.write_formula(r,8,f'=C{r+1}*G{r+1}*52',n0,v[7]); ws.write_formula(r,9,f'=D{r+1}*H{r+1}*52',n0,v[8])
        rows.append(dict(type=t,**{q:z for q,z in zip(K,v) if z is not None})); T=[x+y for x,y in zip(T,[n,o,n-o,v[7],v[8]])]; r+=1
    if len(L)>2 or True:
        lab=f'Total {s.lower()}' ; ws.write(r,0,lab,sl)
        for c in(1,6,7): ws.write_blank(r,c,None,sl)
        for c,z in zip((2,3,4,8,9),T): ws.write_formula(r,c,f'=SUM({"ABCDEFGHIJ"[c]}{st+1}:{"ABCDEFGHIJ"[c]}{r})',s0,round(z,2))
        ws.write_formula(r,5,f'=D{r+1}/C{r+1}',sp,T[1]/T[0]); subs.append(r+1)
        tots.append(dict(label=lab,units=T[0],occupied=T[1],vacant=T[2],pct_occ=round(T[1]/T[0]*100,1),market_total=round(T[3],2),actual_total=round(T[4],2)))
    G=[x+y for x,y in zip(G,T)]; r+=2
ws.write(r,0,'Park total',gl)
for c in(1,6,7): ws.write_blank(r,c,None,gl)
for c,z in zip((2,3,4,8,9),G): ws.write_formula(r,c,'='+'+'.join(f'{"ABCDEFGHIJ"[c]}{q}' for q in subs),g0,round(z,2))
ws.write_formula(r,5,f'=D{r+1}/C{r+1}',gp,G[1]/G[0])
tots.append(dict(label='Park total',units=G[0],occupied=G[1],vacant=G[2],pct_occ=round(G[1]/G[0]*100,1),market_total=round(G[3],2),actual_total=round(G[4],2)))
ws.write(r+2,0,'52 weeks used. Kiosk rent agreed to lease dated 1 Sept 2024.',F(italic=True))
ws.set_column(0,0,42); ws.set_column(1,9,11); ws.set_landscape(); ws.set_paper(9); ws.fit_to_pages(1,1); wb.close()
bad=[x for x in rows for q in('market_total','actual_total') if x[q]!=round(x[q])]; print('non-integers',bad)
save(N,'UM','Caravan park workpaper, grouped headers, weekly and yearly rents, cover sheet, Hobart',False,K,rows,tots); print(len(rows))
