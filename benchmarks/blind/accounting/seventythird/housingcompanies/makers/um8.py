# Irish AHB / council cost rental + social, xlsxwriter, cover sheet + schedule
import random; from common import *; import xlsxwriter
R=random.Random(8)
name="Lough Ennis Homes DAC_Homes by type Q1 2026.xlsx"
dev=[("Cois Abhann, Rathvale","Cost rental",[("1B2P apartment",1,50.2,24,1495),("2B3P apartment",2,66.4,18,1720),("2B4P apartment",2,77.5,36,1790),("3B5P duplex",3,107,10,2120)],.72),
("An Grianán, Knockmoyle","Cost rental",[("Studio",0,39.5,8,1240),("1B2P apartment",1,48.8,30,1385),("2B4P apartment",2,75.1,41,1640),("2B4P own-door apartment",2,80.3,6,1700),("3B5P terraced house",3,99.6,17,1980),("4B7P semi-detached",4,121.4,4,2310)],.74),
("Mill Lane, Ballycarrow","Social (differential rent)",[("1B2P bungalow",1,55,6,None),("2B3P terraced house",2,71.8,12,None),("2B4P terraced house",2,80,9,None),("3B5P semi-detached",3,98.2,21,None),("4B6P detached (adapted)",4,118,2,None)],0),
("Harbour Court","Affordable / market",[("1 bed apt",1,51,14,1650),("2 bed apt",2,74.2,22,1995),("2 bed penthouse",2,91.7,3,2480)],.95)]
wb=xlsxwriter.Workbook(f'{B}/documents/{name}')
F=lambda **k: wb.add_format(dict(font_name='Calibri',font_size=10,**k))
cv=wb.add_worksheet('Read me'); cv.write(1,1,'Lough Ennis Homes DAC',F(bold=1)); cv.write(2,1,'Homes by type and rents - position at 31 March 2026',F()); cv.write(4,1,'Prepared by: Finance, for the County Council shareholder report. Rents per calendar month, in euro.',F()); cv.write(5,1,'Cost rents are set on first letting and indexed to HICP (max 2%). Social rents are the average differential rent actually charged.',F()); cv.set_column(1,1,90); cv.set_landscape(); cv.set_column(0,0,3); cv.fit_to_pages(1,1)
ws=wb.add_worksheet('Homes & rents'); ws.activate()
hd=F(bold=1,bg_color='#0B6E4F',font_color='white',text_wrap=1,align='center',valign='vcenter',border=1); gh=F(bold=1,bg_color='#0B6E4F',font_color='white',align='center',border=1)
ws.write(0,0,'HOMES BY TYPE AND RENTS, 31 MARCH 2026',F(bold=1))
ws.write(2,0,'',gh);ws.write(2,1,'',gh);ws.write(2,2,'',gh);ws.write(2,3,'',gh);ws.merge_range(2,4,2,6,'Number of homes',gh); ws.merge_range(2,7,2,8,'Rent per month (avg)',gh); ws.write(2,9,'',gh); ws.write(2,10,'',gh)
H=['Development / tenure','Home type','Beds','Floor area m²','Total','Let','Available','Open market','Rent charged','Discount to market','Monthly rent, let homes']
for j,h in enumerate(H): ws.write(3,j,h,hd)
K=["beds","sf","units","occupied","vacant","market","actual","other:Discount to market","actual_total"]
e=F(num_format='€#,##0.00',border=1); e0=F(num_format='€#,##0',border=1); n=F(border=1); d1=F(num_format='0.0',border=1); pc=F(num_format='0.0%',border=1); mg=F(border=1,text_wrap=1,valign='top',bold=1)
tb=F(border=1,bold=1,bg_color='#DDEFE8'); te=F(border=1,bold=1,bg_color='#DDEFE8',num_format='€#,##0.00')
i=4;rows=[];tots=[]
for dn,tn,L,pct in dev:
    s=i;q=[]
    for t,b,m,u,mk in L:
        ac=float(round(mk*pct*R.uniform(.97,1.03)/5)*5) if mk else r2(R.uniform(48,86)*52/12+b*22)
        av=R.choice([0,0,1,2,3]) if u>5 and mk else 0
        dsc=round(1-ac/mk,3) if mk else None
        v=[b,m,u,u-av,av,float(mk) if mk else None,ac,dsc,r2((u-av)*ac)]
        ws.write(i,1,t,n)
        for j,(x,f) in enumerate(zip(v,[n,d1,n,n,n,e0,e,pc,e]),2):
            if x is None: ws.write_string(i,j,'n/a',F(border=1,align='right',font_color='#888888'))
            elif j==10: ws.write_formula(i,j,f'=F{i+1}*I{i+1}',f,x)
            elif j==6: ws.write_formula(i,j,f'=E{i+1}-F{i+1}',f,x)
            else: ws.write_number(i,j,x,f)
        q.append(v); w=dict(zip(K,v)); 
        if dsc is not None: w["other:Discount to market"]=round(dsc*100,1)
        rows.append(clean({"type":t,**w})); i+=1
    ws.merge_range(s,0,i-1,0,f"{dn}\n{tn}",mg)
    sm=lambda k: r2(sum(v[k] for v in q)); lab="Total "+dn.split(',')[0]
    tv={"label":lab,"units":sm(2),"occupied":sm(3),"vacant":sm(4),"actual_total":sm(8)}
    for j in range(11): ws.write(i,j,'',tb)
    ws.write(i,0,lab,tb)
    for j,k,c in((4,'units','E'),(5,'occupied','F'),(6,'vacant','G'),(10,'actual_total','K')): ws.write_formula(i,j,f'=SUM({c}{s+1}:{c}{i})',te if j==10 else tb,tv[k])
    tots.append(tv); i+=1
g={k:r2(sum(t[k] for t in tots)) for k in("units","occupied","vacant","actual_total")}
for j in range(11): ws.write(i,j,'',tb)
ws.write(i,0,"ALL DEVELOPMENTS",tb)
rr=[k for k in range(0)]
for j,k in((4,'units'),(5,'occupied'),(6,'vacant'),(10,'actual_total')): ws.write_number(i,j,g[k],te if j==10 else tb)
tots.append({"label":"ALL DEVELOPMENTS",**g})
ws.set_column(0,0,25);ws.set_column(1,1,25);ws.set_column(2,6,9);ws.set_column(7,9,12);ws.set_column(10,10,16);ws.set_row(3,32);ws.freeze_panes(4,2);ws.set_landscape();ws.set_paper(9);ws.fit_to_pages(1,0);wb.close()
save(name,"UM",K,rows,tots,"xlsx with read-me sheet, grouped header, merged development cells, discount percentages as cell percents",False); print(g,len(rows))
