# manager's weekly leasing report for two student properties, an Excel sheet printed to PDF (soffice)
import xlsxwriter, subprocess, os, shutil
from common import *
NAME='Weekly Leasing Report 11-08-26 (Lumen + Foundry).pdf'
P=[('LUMEN AT 9TH','Fall 2027 Pre-Lease | Manager: Tower & Vale Student',[ # plan,bd,ba,units,sf,occ beds,leased next,new,renew,market,inplace
 ('S1 Studio',1,1,16,412,16,9,1,8,1395,1348),('A1',1,1,22,536,21,12,2,10,1475,1421),('B2 2x2',2,2,34,848,66,31,5,26,1145,1102),('B2D 2x2 Dlx',2,2,12,902,23,15,3,12,1210,1166),('C3 3x3',3,3,18,1196,52,20,4,16,1020,978),('D4 4x4',4,4,46,1438,175,71,12,59,925,889),('D4P 4x4 Penthouse',4,4,6,1610,24,16,0,16,1090,1041),('E5 5x5 TH',5,5,8,1922,39,20,5,15,899,862)]),
('THE FOUNDRY','Fall 2027 Pre-Lease | Manager: Pinnacle Campus Living',[
 ('1BR Flat',1,1,10,580,9,3,1,2,1190,1151),('2BR Flat',2,1,28,811,52,14,6,8,895,861),('2BR Loft',2,2,16,940,30,11,3,8,985,940),('3BR Flat',3,2,24,1105,67,19,8,11,790,758),('4BR Flat',4,2,40,1302,149,38,15,23,699,671),('4BR Cottage',4,4,12,1498,48,24,4,20,815,779)])]
K=['beds','baths','units','sf','other:Total Beds','occupied','vacant','pct_occ','other:Beds Leased Renewal','other:Beds Leased New','other:Beds Leased Total','pct_leased','market','actual']
tmp='build/blind/makers/um3_print.xlsx'
wb=xlsxwriter.Workbook(tmp); ws=wb.add_worksheet('Weekly')
F=lambda **k: wb.add_format(dict(font_name='Liberation Sans',font_size=k.pop('fs',8.5),**k))
ws.set_column(0,0,19); ws.set_column(1,4,6.3); ws.set_column(5,12,7.8); ws.set_column(13,14,9)
ws.write(0,0,'Weekly Leasing & Occupancy Report',F(bold=True,fs=14)); ws.write(1,0,'Week ending Sunday, November 8, 2026',F(fs=9)); ws.write(1,14,'Occupancy as of 11/8/26 11:59 PM',F(align='right',italic=True))
gh=F(bold=True,bg_color='#FCE4D6',border=1,align='center'); h=F(bold=True,bg_color='#FCE4D6',border=1,align='center',valign='vcenter',text_wrap=True)
nf=['0','0','0','#,##0','0','0','0','0.0%','0','0','0','0.0%','$#,##0','$#,##0']
m=[F(num_format=x,border=1,align='center') for x in nf]; g=[F(num_format=x,border=1,bold=True,bg_color='#EDEDED',align='center') for x in nf]
def write(y,d,fm):
    for j,k in enumerate(K):
        if k in d: ws.write_number(y,1+j,d[k]/100 if k.startswith('pct') else d[k],fm[j])
        else: ws.write_blank(y,1+j,None,fm[j])
y=3; rows=[];totals=[]; allr=[]
def summ(rs,l):
    d={'label':l}
    for k in ['units','other:Total Beds','occupied','vacant','other:Beds Leased Renewal','other:Beds Leased New','other:Beds Leased Total']: d[k]=sum(r[k] for r in rs)
    tb=d['other:Total Beds']; d['pct_occ']=round(d['occupied']/tb*100,1); d['pct_leased']=round(d['other:Beds Leased Total']/tb*100,1)
    d['sf']=round(sum(r['sf']*r['units'] for r in rs)/d['units'])
    for k in('market','actual'): d[k]=round(sum(r[k]*r['other:Total Beds'] for r in rs)/tb)
    return d
for nm,sb,ts in P:
    ws.merge_range(y,0,y,14,f'{nm}     {sb}',F(bold=True,font_color='white',bg_color='#833C0B',fs=9.5)); y+=1
    ws.merge_range(y,0,y+1,0,'Floor Plan',h)
    for j,t in enumerate(['Bed','Bath','Units','Avg SF','Total Beds']): ws.merge_range(y,1+j,y+1,1+j,t,h)
    ws.merge_range(y,6,y,8,'Current Occupancy (Beds)',gh); ws.merge_range(y,9,y,12,'Fall 2027 Beds Leased',gh); ws.merge_range(y,13,y,14,'Rate per Bed',gh)
    for j,t in enumerate(['Occupied','Vacant','Occ %','Renewal','New','Total','% Leased','Market','In-Place']): ws.write(y+1,6+j,t,h)
    y+=2; rs=[]
    for pl,bd,ba,u,sf,oc,ls,nw,rn,mk,ip in ts:
        tb=bd*u; assert oc<=tb and nw+rn==ls,(pl,)
        r={'type':pl,'beds':bd,'baths':ba,'units':u,'sf':sf,'other:Total Beds':tb,'occupied':oc,'vacant':tb-oc,'pct_occ':round(oc/tb*100,1),'other:Beds Leased Renewal':rn,'other:Beds Leased New':nw,'other:Beds Leased Total':ls,'pct_leased':round(ls/tb*100,1),'market':mk,'actual':ip}
        ws.write(y,0,pl,F(border=1)); write(y,r,m); rs.append(r); y+=1
    d=summ(rs,'Total / Average'); ws.write(y,0,d['label'],F(border=1,bold=True,bg_color='#EDEDED')); write(y,d,g); totals.append(d); rows+=rs; y+=2
y0=y
ws.write(y,0,'Traffic (week)',F(bold=True,underline=1)); ws.write(y,5,'Lumen',F(bold=True,align='center')); ws.write(y,6,'Foundry',F(bold=True,align='center'))
for i,(t,a,b) in enumerate([('Leads',64,41),('Tours (in person + virtual)',23,12),('Applications',14,8),('Leases signed - new',6,4),('Renewals signed',11,3),('Cancelled / denied',1,2)]):
    ws.write(y+1+i,0,t,F()); ws.write(y+1+i,5,a,F(align='center')); ws.write(y+1+i,6,b,F(align='center'))
ws.write(y,8,'Comments',F(bold=True,underline=1))
for i,t in enumerate(['Lumen: renewal gift card ends 11/20; D4 pricing +$10 on Monday.','Foundry: 10 beds short on 4BR, street team on campus 11/11-11/13.','Look & lease: app and admin fee waived within 48 hours at both.','Next call Tuesday 11/10, 10:00 CT.']): ws.write(y+1+i,8,t,F())
ws.set_landscape(); ws.set_paper(1); ws.fit_to_pages(1,1); ws.set_margins(.4,.4,.5,.6); ws.set_footer('&L&8Tower && Vale / Pinnacle - owner distribution&R&8Page &P of &N'); ws.hide_gridlines(2)
wb.close()
subprocess.run(['soffice','--headless','-env:UserInstallation=file://build/blind/.lo','--convert-to','pdf','--outdir','build/blind/makers',tmp],capture_output=True)
shutil.move('build/blind/makers/um3_print.pdf',doc(NAME)); os.remove(tmp)
save(NAME,'UM',K,rows,totals,'weekly student leasing report of two properties, Excel printed to PDF, grouped header, bed-level occupancy and pre-lease, traffic table below',True)
print(totals)
