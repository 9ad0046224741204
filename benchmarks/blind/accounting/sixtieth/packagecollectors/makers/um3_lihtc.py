from common import *
import xlwt
r1=lambda x:round(x+1e-9,1)
# label, beds, ba, ami, units, sf, gross, ua, contract
D=[('1BR',[('1BR / 1BA - 30%',1,1,30,4,655,519,74,445),('1BR / 1BA - 50%',1,1,50,10,655,865,74,780),('1BR / 1BA - 60%',1,1,60,22,655,1038,74,935)]),
('2BR',[('2BR / 2BA - 30%',2,2,30,4,910,623,96,527),('2BR / 2BA - 50%',2,2,50,12,910,1038,96,930),('2BR / 2BA - 60%',2,2,60,28,910,1246,96,1125),('2BR / 2BA - Market',2,2,None,6,910,None,None,1295),("2BR / 2BA - Manager's Unit",2,2,None,1,910,None,None,None)]),
('3BR',[('3BR / 2BA - 50%',3,2,50,6,1135,1199,121,1065),('3BR / 2BA - 60%',3,2,60,15,1135,1439,121,1290)])]
K=['ami','units','pct_units','sf','total_sf','gross','ua','net','actual','actual_total','other:Annual Rent']
HD=[('','Unit Type / Set-Aside'),('AMI','Level'),('No. of','Units'),('% of','Total'),('Unit','SF'),('Total','SF'),('Max Gross','Rent'),('Utility','Allow.'),('Max Net','Rent'),('Contract','Rent'),('Monthly','Rent'),('Annual','Rent')]
U=sum(x[4] for _,l in D for x in l)
wb=xlwt.Workbook(); ws=wb.add_sheet('Rent Schedule')
st=lambda s:xlwt.easyxf(s[0],num_format_str=s[1]) 
n='font: name Arial, height 180; '; b='font: name Arial, height 180, bold on; '
ws.write(0,0,'HOLLIS MEADOWS APARTMENTS',xlwt.easyxf('font: name Arial, height 240, bold on'))
ws.write(1,0,'LIHTC Unit Mix and Rent Schedule - rents effective June 1, 2026',xlwt.easyxf(n)); ws.write(2,0,'Prepared by: Compliance / Asset Mgmt',xlwt.easyxf('font: name Arial, height 160, italic on'))
for j,(a,c) in enumerate(HD):
    s=b+'pattern: pattern solid, fore_colour ice_blue; align: horiz %s; '%('left' if j==0 else 'center')
    ws.write(4,j,a,xlwt.easyxf(s)); ws.write(5,j,c,xlwt.easyxf(s+'borders: bottom thin'))
FM={'ami':'0%','pct_units':'0.0%','units':'0','sf':'#,##0','total_sf':'#,##0'}
def put(r,lab,d,bold,bord=''):
    ws.write(r,0,lab,xlwt.easyxf((b if bold else n)+bord))
    for j,k in enumerate(K):
        f=FM.get(k,'$#,##0'); s=xlwt.easyxf((b if bold else n)+bord,num_format_str=f)
        if k in d: ws.write(r,j+1,d[k]/100 if k in('ami','pct_units') else d[k],s)
        elif bord: ws.write(r,j+1,'',s)
rows=[];totals=[];r=6
for lab,l in D:
    grp=[]
    for t,bd,ba,ami,u,sf,g,ua,c in l:
        d=dict(type=t,units=u,pct_units=r1(100*u/U),sf=sf,total_sf=u*sf)
        if ami: d['ami']=ami
        if g: d.update(gross=g,ua=ua,net=g-ua)
        if c: d.update(actual=c,actual_total=c*u); d['other:Annual Rent']=c*u*12
        rows.append(d); grp.append(d); put(r,t,d,False); r+=1
    S=lambda k:sum(x.get(k,0) for x in grp)
    t={'label':f'Subtotal {lab}','units':S('units'),'pct_units':r1(100*S('units')/U),'total_sf':S('total_sf'),'actual_total':S('actual_total'),'other:Annual Rent':S('other:Annual Rent')}
    totals.append(t); put(r,t['label'],t,True,'borders: top thin'); r+=2
S=lambda k:sum(x.get(k,0) for x in rows)
t={'label':'TOTAL PROPERTY','units':U,'pct_units':100.0,'sf':int(S('total_sf')/U+.5),'total_sf':S('total_sf'),'actual_total':S('actual_total'),'other:Annual Rent':S('other:Annual Rent')}
totals.append(t); put(r,t['label'],t,True,'borders: top thin, bottom double')
ws.write(r+2,0,'Utility allowance per county housing authority schedule dated 04/01/2026 (tenant pays electric heat, cooking, lights).',xlwt.easyxf('font: name Arial, height 160'))
ws.write(r+3,0,"Manager's unit is rent-free common-area space and carries no rent.",xlwt.easyxf('font: name Arial, height 160'))
ws.col(0).width=256*30
for j in range(1,12): ws.col(j).width=256*11
ws.portrait=False; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=1
fn='Hollis_Meadows_LIHTC_rent_schedule.xls'; wb.save(DOC+fn)
save(fn,'UM',K,rows,totals,'hand-made LIHTC rent schedule .xls, set-asides by bedroom, blanks for market and manager units')
