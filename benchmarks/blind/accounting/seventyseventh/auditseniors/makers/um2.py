from common import *
import xlsxwriter,datetime
N='Ironbark Storage Unit Mix 2026-01.xlsx'
R=random.Random(7706)
# size label, w,d, units, street
S=[('Building A - Climate Controlled, First Floor',[("5 x 5",5,5,24,62),("5 x 10",5,10,48,98),("7.5 x 10",7.5,10,16,124),("10 x 10",10,10,52,159),("10 x 15",10,15,30,204),("10 x 20",10,20,14,252)]),
('Building A - Climate Controlled, Second Floor (elevator)',[("4 x 5",4,5,12,42),("5 x 5",5,5,36,52),("5 x 10",5,10,64,84),("8 x 10",8,10,10,112),("10 x 10",10,10,58,139),("10 x 15",10,15,26,179)]),
('Buildings B thru F - Drive-Up',[("5 x 10",5,10,32,74),("10 x 10",10,10,60,112),("10 x 15",10,15,54,141),("10 x 20",10,20,48,168),("10 x 25",10,25,18,199),("10 x 30",10,30,22,229),("12 x 30",12,30,6,259)]),
('Parking / RV',[("10 x 20 Uncovered",10,20,12,65),("12 x 30 Uncovered",12,30,20,85),("12 x 40 Canopy",12,40,10,149)])]
wb=xlsxwriter.Workbook(doc(N));wb.set_properties({'created':datetime.datetime(2026,1,14)})
ws=wb.add_worksheet('Unit Mix');w2=wb.add_worksheet('Mgmt Summary')
B=dict(font_name='Calibri',font_size=10);f=lambda **k:wb.add_format({**B,**k})
ws.set_column('A:A',2);ws.set_column('B:B',24);ws.set_column('C:N',10.5);ws.hide_gridlines(2)
ws.write('B1','IRONBARK SELF STORAGE - HWY 41',f(bold=True,font_size=14,font_color='#7A3B00'));ws.write('B2','Unit Mix & Rate Schedule',f(bold=True));ws.write('B3','Rent roll date: January 13, 2026',f(italic=True))
hf=f(bold=True,bg_color='#F4D9B8',text_wrap=True,align='center',valign='vcenter',bottom=2,top=1)
H=['Size','Sq Ft / Unit','Total Units','Rented','Vacant','% Occ.','Total Sq Ft','Street Rate','Gross Potential / Mo','Street $/SF','Avg. In-Place','In-Place Rent / Mo','Rate Variance']
for i,h in enumerate(H): ws.write(4,1+i,h,hf)
ws.set_row(4,42)
K=['sf','units','occupied','vacant','pct_occ','total_sf','market','market_total','market_sf','actual','actual_total','other:Rate Variance']
NF={'sf':'#,##0.0','units':'#,##0','occupied':'#,##0','vacant':'#,##0','pct_occ':'0.0%','total_sf':'#,##0','market':'$#,##0','market_total':'$#,##0','market_sf':'$0.00','actual':'$#,##0.00','actual_total':'$#,##0','other:Rate Variance':'$#,##0;[Red]($#,##0)'}
r=5;rows=[];tots=[];subrows=[];claims=[]
def put(r,vals,formulas,**st):
    for i,k in enumerate(K):
        if k in vals:
            fm=f(num_format=NF[k],**st)
            v=vals[k]
            if k in formulas: ws.write_formula(r,2+i,formulas[k],fm,v)
            else: ws.write_number(r,2+i,v,fm)
        elif st: ws.write_blank(r,2+i,None,f(**st))
def shown(k,v):
    if k=='pct_occ': return round(v*100+1e-9,1)
    if k in('market_sf','actual'): return round(v+1e-9,2)
    if k=='sf': return round(v,1)
    return round(v) if abs(v-round(v))<1e-6 else v
A={}
for sec,l in S:
    ws.write(r,1,sec,f(bold=True,italic=True,font_color='#7A3B00'));r+=1;first=r+1
    agg=dict(units=0,occupied=0,vacant=0,total_sf=0,market_total=0,actual_total=0,rv=0)
    for t,w,d,u,st in l:
        occ=u-min(u,int(round(u*R.uniform(0,.2))));act=sum(round(st*R.uniform(.82,1.22)) for _ in range(occ))
        e=r+1
        v={'sf':w*d,'units':u,'occupied':occ,'vacant':u-occ,'pct_occ':occ/u,'total_sf':u*w*d,'market':st,'market_total':st*u,'market_sf':st/(w*d),'actual':act/occ,'actual_total':act,'other:Rate Variance':act-st*occ}
        fo={'vacant':f'=D{e}-E{e}','pct_occ':f'=E{e}/D{e}','total_sf':f'=C{e}*D{e}','market_total':f'=I{e}*D{e}','market_sf':f'=I{e}/C{e}','actual':f'=M{e}/E{e}','other:Rate Variance':f'=M{e}-I{e}*E{e}'}
        ws.write(r,1,t,f(indent=1));put(r,v,fo)
        rows.append({'type':t,**{k:shown(k,v[k]) for k in K}})
        for k in agg: agg[k]+=v['other:Rate Variance' if k=='rv' else k]
        r+=1
    a=agg;last=r;e=r+1
    def tot(a,cols):
        v={'units':a['units'],'occupied':a['occupied'],'vacant':a['vacant'],'pct_occ':a['occupied']/a['units'],'total_sf':a['total_sf'],'market_total':a['market_total'],'market_sf':a['market_total']/a['total_sf'],'actual':a['actual_total']/a['occupied'],'actual_total':a['actual_total'],'other:Rate Variance':a['rv']}
        return v
    v=tot(a,None);sm=lambda c:f'=SUM({c}{first}:{c}{last})'
    fo={'units':sm('D'),'occupied':sm('E'),'vacant':sm('F'),'pct_occ':f'=E{e}/D{e}','total_sf':sm('H'),'market_total':sm('J'),'market_sf':f'=J{e}/H{e}','actual':f'=M{e}/E{e}','actual_total':sm('M'),'other:Rate Variance':sm('N')}
    ws.write(r,1,'Subtotal',f(bold=True,top=1));put(r,v,fo,bold=True,top=1);tots.append({'label':'Subtotal',**{k:shown(k,v[k]) for k in K if k in v}})
    subrows.append(e)
    for k in a: A[k]=A.get(k,0)+a[k]
    r+=2
v=tot(A,None);e=r+1;sm=lambda c:'='+'+'.join(f'{c}{x}' for x in subrows)
fo={'units':sm('D'),'occupied':sm('E'),'vacant':sm('F'),'pct_occ':f'=E{e}/D{e}','total_sf':sm('H'),'market_total':sm('J'),'market_sf':f'=J{e}/H{e}','actual':f'=M{e}/E{e}','actual_total':sm('M'),'other:Rate Variance':sm('N')}
ws.write(r,1,'TOTAL FACILITY',f(bold=True,top=6,bg_color='#F4D9B8'));put(r,v,fo,bold=True,top=6,bg_color='#F4D9B8')
tots.append({'label':'TOTAL FACILITY',**{k:shown(k,v[k]) for k in K if k in v}})
ws.write(r+2,1,'Rate variance = in-place rent less street rate on rented units. Manager apartment and office not included.',f(italic=True,font_size=9))
ws.set_landscape();ws.fit_to_pages(1,1);ws.set_paper(1)
w2.set_column('A:A',34);w2.write(0,0,'Management Summary - December 2025',f(bold=True))
for i,(a,b) in enumerate((('Move-ins',31),('Move-outs',27),('Net rentals',4),('Autopay tenants',412),('Insurance enrollment',388),('Delinquent > 30 days (tenants)',19))): w2.write(i+2,0,a,f());w2.write(i+2,1,b,f())
wb.close()
def fs(k,v):
    return {'sf':f'{v:,.1f}','pct_occ':f'{v:.1f}%','market':f'${v:,.0f}','market_total':f'${v:,.0f}','market_sf':f'${v:.2f}','actual':f'${v:,.2f}','actual_total':f'${v:,.0f}'}.get(k) or (f'{v:,.0f}' if k!='other:Rate Variance' else (f'${v:,.0f}' if v>=0 else f'(${-v:,.0f})'))
save(N,'UM',K,rows,tots,'self storage unit mix by building section with formulas, subtotals and rates, xlsx',False,None,[fs(k,x[k]) for x in rows+tots for k in K if k in x])
print(len(rows),v)
