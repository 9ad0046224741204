# Own Excel book for the bank: portfolio unit mix by property, vertical property blocks, notes, loss to lease. Planted: row dropped
from common import *
import xlsxwriter
N='um_bank_package_garden'
P=[("Sweetbay Gardens","Macon, GA - 1974 / reno 2019",[("1BR/1BA Flat",24,640,940,905.5,23),("1BR/1BA Reno",16,640,1045,1012,16),("2BR/1BA Flat",28,850,1065,1021.25,26),("2BR/1.5BA Townhome",20,985,1190,1148,19),("3BR/2BA Flat",8,1140,1340,1296,8)]),
("Dogwood Terrace","Macon, GA - 1982",[("1BR/1BA",16,615,895,861,15),("2BR/1BA",32,820,995,953.5,30),("2BR/2BA",12,880,1075,1034,12)]),
("Loblolly Court","Dublin, GA - 1988",[("Efficiency",6,430,690,655,5),("1BR/1BA Garden",18,600,825,788,18),("2BR/1BA Garden",22,790,940,902.75,21),("2BR/2BA End Unit",8,865,1005,969,7),("3BR/2BA End Unit",4,1060,1190,1150,4)])]
DROP=("Loblolly Court","2BR/2BA End Unit")
M=["units","pct_units","occupied","pct_occ","sf","market","market_total","actual","other:Gain / (Loss) to Lease per Unit"]
M=["units","pct_units","sf","total_sf","market","actual","market_total","ltl","occupied","pct_occ"]
HD=['Floor Plan','# Units','% of\nUnits','Avg SF','Total SF','Market\nRent','In-Place\nRent','Market Rent\n(Total)','Loss to\nLease','Occupied','% Occ.']
wb=xlsxwriter.Workbook(doc(N+'.xlsx'));cv=wb.add_worksheet('Cover');ws=wb.add_worksheet('Unit Mix');
F=lambda **k:wb.add_format({'font_name':'Garamond','font_size':11,**k})
cv.hide_gridlines(2);cv.write('B4','Lassiter & Sons Realty',F(font_size=20,bold=1));cv.write('B6','Garden Apartment Portfolio',F(font_size=14));cv.write('B7','Annual review package - First Palmetto Bank, loan no. 40-11873',F());cv.write('B9','Tab: Unit Mix as of August 31, 2025',F(italic=1))
ws.hide_gridlines(2);ws.set_column(0,0,2);ws.set_column(1,1,27);ws.set_column(2,11,11.5)
ws.write('B1','Unit Mix Summary',F(bold=1,font_size=16,font_color='#1F3864'));ws.write('B2','Garden apartment portfolio, August 31, 2025.  Rents are per month. In-place rents are averages of occupied units.',F(italic=1,font_size=10))
h=F(bold=1,text_wrap=1,align='center',valign='vcenter',bg_color='#1F3864',font_color='white',border=1)
fm={'units':'#,##0','sf':'#,##0','total_sf':'#,##0','occupied':'#,##0','pct_units':'0.0%','pct_occ':'0.0%','market':'$#,##0','actual':'$#,##0.00','market_total':'$#,##0','ltl':'$#,##0.00_);($#,##0.00)'}
fr={m:F(num_format=fm[m],bottom=4) for m in M};ft={m:F(num_format=fm[m],bold=1,top=1,bg_color='#DCE6F1') for m in M};fg={m:F(num_format=fm[m],bold=1,top=2,bottom=6) for m in M}
allu=sum(t[1] for p in P for t in p[2])
def summ(L):
    u=sum(t[1] for t in L);o=sum(t[5] for t in L);s=sum(t[1]*t[2] for t in L);mt=sum(t[1]*t[3] for t in L)
    ip=round(sum(t[4]*t[5] for t in L)/o,2)
    return dict(units=u,sf=round(s/u),total_sf=s,market=round(mt/u),actual=ip,market_total=mt,ltl=round(sum((t[3]-t[4])*t[5] for t in L),2),occupied=o,pct_occ=o/u)
def put(r,lab,v,fx,fl):
    ws.write(r,1,lab,fl)
    for i,m in enumerate(M):ws.write(r,2+i,v[m],fx[m])
def tr(v): return {m:(round(v[m]*100,1) if m.startswith('pct') else v[m]) for m in M}
r=3;rows=[];tot=[]
for pn,sub,L in P:
    ws.write(r,1,pn,F(bold=1,font_size=13,font_color='#1F3864'));ws.write(r,3,sub,F(italic=1,font_color='#666666'));r+=1
    ws.set_row(r,32)
    for i,x in enumerate(HD):ws.write(r,1+i,x,h)
    r+=1;pu=sum(t[1] for t in L)
    for t in L:
        v=summ([t]);v['pct_units']=t[1]/pu
        if (pn,t[0])==DROP: continue
        put(r,t[0],v,fr,F(bottom=4));r+=1;rows.append({"type":t[0],**tr(v)})
    v=summ(L);v['pct_units']=1.0;put(r,pn+' total / avg.',v,ft,F(bold=1,top=1,bg_color='#DCE6F1'));tot.append({"label":pn+' total / avg.',**tr(v)});r+=3
v=summ([t for p in P for t in p[2]]);v['pct_units']=1.0
put(r,'Portfolio total / avg.',v,fg,F(bold=1,top=2,bottom=6));tot.append({"label":'Portfolio total / avg.',**tr(v)})
r+=2;ws.write(r,1,'Loss to lease = (market - in-place) x occupied units. Down units: none. Model: none. Employee units (2) are carried at in-place rent.',F(font_size=9,italic=1))
ws.set_landscape();ws.fit_to_pages(1,1);ws.set_footer('&C&9Lassiter && Sons Realty - confidential');ws.activate();wb.close()
print(len(rows),tot[-1])
save(N,"UM",M,rows,tot,{"file":N+".xlsx","assetType":"MULTIFAMILY","documentType":"UNIT_MIX","author":"a34b","style":"own Excel bank package, property blocks with repeated headers, cover sheet","hard":False},
 {"what":"row '2BR/2BA End Unit' (8 units) of Loblolly Court is left out; property and portfolio totals still include it","kind":"row_dropped"})
