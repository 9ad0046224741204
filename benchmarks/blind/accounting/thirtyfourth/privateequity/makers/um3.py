# storEDGE unit mix / occupancy by size, self storage, xlsxwriter export: vertical title block, merged cells, two tables (climate/non), sizes
import xlsxwriter
from common import *
D=[('Interior Climate Controlled',"""5x5|25|64|57|2|59|52.40
5x10|50|118|109|1|94|84.12
7.5x10|75|22|20|0|119|108.65
10x10|100|96|88|3|149|131.07
10x15|150|54|50|0|198|176.90
10x20|200|31|27|1|245|219.48
10x30|300|8|8|0|329|304.25"""),
('Drive-Up Non-Climate',"""5x10|50|36|29|0|69|61.77
10x10|100|88|81|2|109|98.34
10x15|150|72|70|0|139|127.91
10x20|200|104|97|4|169|151.56
10x25|250|26|22|0|199|181.03
10x30|300|40|36|1|229|207.44"""),
('Parking (uncovered)',"""12x25|300|30|21|0|75|68.81
12x40|480|18|17|0|110|101.19""")]
f='a34a_um_redtail_storage.xlsx'; wb=xlsxwriter.Workbook(doc(f)); F=lambda **k: wb.add_format({'font_name':'Verdana','font_size':8,**k})
ws=wb.add_worksheet('Unit Mix Report')
M=['other:Sq Ft / Unit','units','occupied','vacant','down','total_sf','other:Occupied Sq Ft','market','actual','other:Gross Potential @ Street','actual_total','pct_occ','other:% Econ. Occ.']
M[0]='sf'
HD=['Size','Sq Ft / Unit','Units','Occupied','Vacant','Down','Total Sq Ft','Occupied Sq Ft','Market (Street) Rate','Avg. Actual Rate','Gross Potential @ Street','Total Actual Rent','% Occupied','% Econ. Occ.']
ws.merge_range('A1:N1','UNIT MIX SUMMARY',F(bold=True,font_size=12,font_color='#0B6E4F'))
ws.write('A2','Facility:',F(bold=True)); ws.write('B2','Redtail Self Storage - Hwy 34',F()); ws.write('A3','Report Date:',F(bold=True)); ws.write('B3','06/30/2025',F()); ws.write('A4','Exported:',F(bold=True)); ws.write('B4','7/1/2025 6:02 AM by jmoss (storEDGE)',F())
hd=F(bold=True,text_wrap=True,bg_color='#D8EFE6',border=1,align='center',valign='vcenter'); i_=F(border=4,num_format='#,##0'); mo=F(border=4,num_format='$#,##0.00'); pc=F(border=4,num_format='0.0%'); tx=F(border=4)
sb=lambda nf:F(bold=True,top=1,bg_color='#F4F4F4',num_format=nf); kinds=['#,##0']*6+['#,##0','$#,##0.00','$#,##0.00','$#,##0.00','$#,##0.00','0.0%','0.0%']
def calc(us):
    U=sum(u[2] for u in us); O=sum(u[3] for u in us); Dn=sum(u[4] for u in us); SF=sum(u[1]*u[2] for u in us); OSF=sum(u[1]*u[3] for u in us)
    GP=sum(u[5]*u[2] for u in us); AR=round(sum(round(u[6]*u[3],2) for u in us),2)
    # vacant counts rentable units not down
    return [SF/U,U,O,U-O-Dn,Dn,SF,OSF,GP/U,round(AR/O,2),float(GP),AR,round(O/U,3),round(AR/GP,3)]
rows=[]; T=[]; r=5; ALL=[]
for sec,t in D:
    us=[]
    for l in t.split('\n'):
        a=l.split('|'); us.append([a[0]]+[float(x) if '.' in x else int(x) for x in a[1:]])
    ALL+=us
    ws.merge_range(r,0,r,13,sec,F(bold=True,italic=True,bg_color='#0B6E4F',font_color='white')); r+=1
    for c,h in enumerate(HD): ws.write(r,c,h,hd)
    ws.set_row(r,34); r+=1
    for u in us:
        v=calc([u]); v[0]=u[1]; v[7]=float(u[5]); ws.write(r,0,u[0],tx)
        for c,(x,k) in enumerate(zip(v,kinds)): ws.write(r,c+1,x,i_ if k=='#,##0' else mo if '$' in k else pc)
        rows.append({'type':u[0],**{m:(round(x*100,1) if k=='0.0%' else x) for m,x,k in zip(M,v,kinds)}}); r+=1
    v=calc(us); v[0]=None; v[7]=None; v[8]=None; lab='Totals: '+sec
    ws.write(r,0,lab,sb('@'))
    for c,(x,k) in enumerate(zip(v,kinds)): ws.write(r,c+1,'' if x is None else x,sb(k))
    T.append({'label':lab,**{m:(round(x*100,1) if k=='0.0%' else x) for m,x,k in zip(M,v,kinds) if x is not None}}); r+=2
v=calc(ALL); v[0]=None; v[7]=None; v[8]=None; ws.write(r,0,'Facility Totals',sb('@'))
for c,(x,k) in enumerate(zip(v,kinds)): ws.write(r,c+1,'' if x is None else x,sb(k))
T.append({'label':'Facility Totals',**{m:(round(x*100,1) if k=='0.0%' else x) for m,x,k in zip(M,v,kinds) if x is not None}})
ws.write(r+2,0,'Vacant excludes down units. % Econ. Occ. = Total Actual Rent / Gross Potential @ Street. Excludes insurance, late fees, retail.',F(italic=True))
ws.set_column(0,0,33); ws.set_column(1,13,11); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
save(f,'UM',M,rows,T,'SELF_STORAGE','storEDGE unit mix summary export, header repeated per section')
