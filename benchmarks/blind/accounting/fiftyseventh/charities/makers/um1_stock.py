# housing association schedule of homes by tenure, type and rent; xlsx; grand total of weekly rent planted wrong
from common import *
import xlsxwriter
NAME='Schedule of homes and rents 2025-26.xlsx'
# type, beds, homes, void, m2, avg rent, formula, service charge
S=[('General needs – social rent',[
 ('Bedsit flat',0,14,1,29.5,82.41,84.10,6.20),('1 bed flat',1,86,3,45.2,94.87,96.33,7.45),('2 bed flat',2,104,2,61.0,104.16,105.72,7.45),('2 bed house',2,77,1,70.4,110.35,111.90,0),('3 bed house',3,131,2,85.8,121.74,123.08,0),('3 bed maisonette',3,18,0,82.1,116.92,118.55,5.10),('4 bed house',4,22,0,103.6,134.28,136.04,0),('2 bed bungalow',2,35,1,62.7,109.80,111.46,0)]),
('Affordable rent',[
 ('1 bed flat',1,24,1,49.8,138.62,None,0),('2 bed flat',2,41,0,66.3,164.90,None,0),('2 bed house',2,29,0,76.5,176.15,None,0),('3 bed house',3,33,1,91.2,203.48,None,0)]),
('Housing for older people',[
 ('Studio – Lady Wells Court',0,12,2,31.0,84.05,85.60,38.15),('1 bed flat – Lady Wells Court',1,38,2,46.4,98.77,99.90,41.30),('1 bed flat – Tregarth House',1,44,1,47.9,99.64,101.12,46.85),('2 bed flat – Tregarth House',2,6,0,60.2,109.02,110.75,46.85),('Almshouse cottage',1,16,0,44.0,91.20,None,12.50)]),
('Supported housing',[
 ('Shared house room – mental health',1,21,3,14.5,88.33,None,61.70),('Move-on flat',1,11,0,41.7,95.06,96.80,33.40),('Refuge family unit',2,8,1,38.0,102.58,None,94.25),('Foyer bedsit',0,18,2,24.3,85.17,None,72.90)]),
('Shared ownership – rent on unsold share',[
 ('1 bed flat',1,9,0,50.6,71.36,None,21.15),('2 bed flat',2,17,0,67.0,83.94,None,23.60),('2 bed house',2,26,1,77.2,90.42,None,4.75),('3 bed house',3,12,0,92.9,104.11,None,4.75)]),
('Garages, parking and stores',[
 ('Lock-up garage',None,63,9,14.4,14.75,None,None),('Numbered parking bay',None,48,11,None,4.60,None,None),('Cycle and scooter store',None,26,5,2.2,2.85,None,None)])]
wb=xlsxwriter.Workbook(DOC+NAME); ws=wb.add_worksheet('Homes by type'); nt=wb.add_worksheet('Notes')
f=lambda **k: wb.add_format({'font_name':'Verdana','font_size':9,**k})
ws.hide_gridlines(2); ws.set_column('A:A',36); ws.set_column('B:E',7); ws.set_column('F:F',9); ws.set_column('G:J',12)
ws.write('A1','Pennard Vale Homes Group',f(bold=1,font_size=13)); ws.write('A2','Schedule of homes by tenure and type – rents from Monday 7 April 2025',f())
hd=f(bold=1,text_wrap=1,align='center',valign='bottom',border=1,bg_color='#E9E3D3'); hl=f(bold=1,valign='bottom',border=1,bg_color='#E9E3D3')
ws.merge_range('A4:A5','Type of home',hl); ws.merge_range('B4:B5','Beds',hd); ws.merge_range('C4:E4','Number of homes',hd)
for c,t in zip('CDE',['Stock','Let','Void']): ws.write(c+'5',t,hd)
for c,t in zip('FGHIJ',['Avg Area m²','Average Weekly Rent','Total Weekly Rent','Formula Rent','Service Charge']): ws.merge_range(f'{c}4:{c}5',t,hd)
ws.set_row(4,26)
t=f(left=1,indent=1); i0=f(num_format='0',align='right'); a1=f(num_format='0.0'); m=f(num_format='£#,##0.00'); mr=f(num_format='£#,##0.00',right=1)
sb=dict(bold=1,top=1,bottom=1,bg_color='#F6F3EA'); st=f(**sb,left=1); si=f(**sb,num_format='#,##0'); sm=f(**sb,num_format='£#,##0.00'); smr=f(**sb,num_format='£#,##0.00',right=1)
M=['beds','units','occupied','vacant','sf','actual','actual_total','other:Formula Rent','other:Service Charge']
rows=[];tots=[];r=5;G=[0,0,0,0.0];subr=[]
for s,g in S:
    ws.write(r,0,s,f(bold=1,left=1,font_color='#6B4E16')); ws.write(r,9,'',f(right=1)); r+=1; a=r; T=[0,0,0,0.0]
    for nm,b,n,v,ar,re,fo,sc in g:
        tw=round(n*re,2); ws.write(r,0,nm,t)
        if b is not None: ws.write(r,1,b,i0)
        ws.write(r,2,n,i0); ws.write_formula(r,3,f'=C{r+1}-E{r+1}',i0,n-v); ws.write(r,4,v,i0)
        if ar is not None: ws.write(r,5,ar,a1)
        ws.write(r,6,re,m); ws.write_formula(r,7,f'=C{r+1}*G{r+1}',m,tw)
        if fo is not None: ws.write(r,8,fo,m)
        if sc is not None: ws.write(r,9,sc,mr)
        else: ws.write(r,9,'',mr)
        rows.append({'type':nm,**dict(zip(M,[b,n,n-v,v,ar,re,tw,fo,sc]))}); T=[round(x+y,2) for x,y in zip(T,[n,n-v,v,tw])]; r+=1
    lab='Sub-total'; ws.write(r,0,lab,st); ws.write(r,1,'',si)
    for j,x in enumerate(T[:3]): ws.write_formula(r,2+j,f'=SUM({"CDE"[j]}{a+1}:{"CDE"[j]}{r})',si,x)
    av=round(T[3]/T[0],2); ws.write(r,5,'',si); ws.write_formula(r,6,f'=ROUND(H{r+1}/C{r+1},2)',sm,av); ws.write_formula(r,7,f'=SUM(H{a+1}:H{r})',sm,T[3]); ws.write(r,8,'',sm); ws.write(r,9,'',smr)
    tots.append({'label':lab,'units':T[0],'occupied':T[1],'vacant':T[2],'actual':av,'actual_total':T[3]}); subr.append(r+1); r+=1
    G=[round(x+y,2) for x,y in zip(G,T)]
wrong=round(G[3]+1800.00,2)
lab='All homes, garages and stores'; ws.write(r,0,lab,st); ws.write(r,1,'',si)
for j,x in enumerate(G[:3]): ws.write_formula(r,2+j,'='+'+'.join(f'{"CDE"[j]}{q}' for q in subr),si,int(x))
ws.write(r,5,'',si); ws.write(r,6,'',sm); ws.write(r,7,wrong,sm); ws.write(r,8,'',sm); ws.write(r,9,'',smr)
tots.append({'label':lab,'units':G[0],'occupied':G[1],'vacant':G[2],'actual_total':wrong})
ws.write(r+2,0,'Rents shown are 52-week equivalents. Voids are priced at the rent last charged.',f(italic=1,font_size=8))
ws.set_landscape(); ws.set_paper(9); ws.fit_to_pages(1,1)
nt.write('A1','Rent increase applied: CPI (September 2024) 1.7% + 1.0%',f()); nt.write('A2','Areas are gross internal, from the stock condition survey',f())
wb.close(); print(G,wrong,len(rows))
save(NAME,'UM','UK housing association schedule of homes by tenure section and type, weekly rents, sub-totals, merged two-line header, xlsx',False,M,rows,tots,
 {"what":f"grand total of Total Weekly Rent is typed in as {wrong:,.2f}; the sub-totals add to {G[3]:,.2f}","kind":"total_wrong"})
