from common import *
import xlsxwriter
# type, spaces, leased spaces, GLA, occupied GLA, monthly in-place, asking psf
S=[('NORTH WING',[('Anchor - Owned',1,0,142380,0,0,4.00),('Junior Box 15-40K',3,2,71240,46118,38431.67,11.50),('In-Line 5,000-14,999',5,4,38816,31207,49411.08,18.00),('In-Line 2,500-4,999',11,7,37455,23940,53865.00,24.00),('In-Line Under 2,500',14,9,21630,14212,47019.37,32.00),('Kiosk / RMU',6,4,900,600,7400.00,120.00)]),
('CENTER COURT',[('Junior Box 15-40K',1,1,22810,22810,24711.00,11.50),('In-Line 2,500-4,999',8,6,27112,20480,50346.67,25.00),('In-Line Under 2,500',12,10,18205,15344,57540.00,35.00),('Food Court',9,6,6480,4335,25287.50,58.00),('Kiosk / RMU',11,9,1650,1350,18225.00,120.00),('Jewelry Corner',3,3,4410,4410,23888.00,55.00)]),
('SOUTH WING',[('Anchor - Ground Lease',1,1,128000,128000,10000.00,None),('Entertainment',1,1,44315,44315,40622.08,13.00),('In-Line 5,000-14,999',6,3,47720,24050,36075.00,17.00),('In-Line 2,500-4,999',9,5,30870,17415,37732.50,22.00),('In-Line Under 2,500',13,6,19765,9110,26570.83,29.00)]),
('PERIPHERAL',[('Outparcel - Restaurant',3,2,18960,13110,27312.50,28.00),('Outparcel - Bank',1,1,4050,4050,12500.00,None),('Storage',17,11,8840,5525,4604.17,10.00)])]
wb=xlsxwriter.Workbook(doc('um_cobblestone_mall_mix.xlsx')); w0=wb.add_worksheet('Cover'); ws=wb.add_worksheet('Space Mix'); 
F=lambda **k: wb.add_format({'font_name':'Calibri','font_size':10,**k})
w0.write(1,1,'Cobblestone Fashion Mall',F(bold=True)); w0.write(2,1,'Servicer asset review package - Q1 2025',F()); w0.write(4,1,'Tab "Space Mix": leased status and in-place base rent at 3/31/2025',F()); w0.set_column(1,1,70)
b=F(bold=True); sec=F(bold=True,font_color='#7F3F00',bottom=1); hd=F(bold=True,align='center',valign='vcenter',text_wrap=True,bg_color='#F8E5D0',border=1)
ws.merge_range(0,0,0,10,'COBBLESTONE FASHION MALL - SPACE MIX BY WING',F(bold=True,align='center'))
ws.merge_range(1,0,1,10,'As of March 31, 2025 (excludes Halloran\'s - not part of collateral)',F(italic=True,align='center'))
ws.merge_range(3,0,4,0,'Space Type',hd); ws.merge_range(3,1,3,3,'Spaces',hd); ws.merge_range(3,4,3,6,'Gross Leasable Area',hd); ws.merge_range(3,7,3,10,'Base Rent',hd)
for i,t in enumerate(['Total','Occupied','Vacant','Total SF','Avg SF','Occ. % (SF)','In-Place\nMonthly','In-Place\n$/SF/Yr','Asking\n$/SF/Yr','Asking Monthly']): ws.write(4,1+i,t,hd)
ws.set_row(4,28); ws.set_column(0,0,27); ws.set_column(1,3,9); ws.set_column(4,10,12)
MK=['units','occupied','vacant','total_sf','sf','pct_occ','actual_total','actual_sf','market_sf','market_total']
fm=['#,##0']*5+['0.0%','#,##0.00','0.00','0.00','#,##0.00']
r2=lambda x:int(x*100+.5)/100
def put(r,lab,v,bold,top=False):
    x={'top':1} if top else {}
    ws.write(r,0,lab,F(bold=bold,indent=0 if bold else 1,**x))
    for i,(q,m) in enumerate(zip(v,fm)):
        if q is None: ws.write_blank(r,1+i,None,F(bold=bold,**x)); continue
        ws.write_number(r,1+i,q/100 if m=='0.0%' else q,F(bold=bold,num_format=m,**x))
def mk(v): return {k:q for k,q in zip(MK,v) if q is not None}
rows=[];totals=[];r=5;G=[0]*6
def agg(s): return [s[0],s[1],s[0]-s[1],s[2],int(s[2]/s[0]+.5),int(1000*s[3]/s[2]+.5)/10,r2(s[4]/100),r2(s[4]/100*12/s[3]) if s[3] else None,None,r2(s[5]/100)]
for t,L in S:
    ws.write(r,0,t,sec); r+=1; s=[0]*6
    for n,u,o,sf,osf,rent,ask in L:
        am=r2(sf*ask/12) if ask else None
        v=[u,o,u-o,sf,int(sf/u+.5),int(1000*osf/sf+.5)/10,rent,r2(rent*12/osf) if osf else None,ask,am]
        put(r,n,v,False); r+=1; rows.append(dict(type=n,**mk(v)))
        s=[a+b_ for a,b_ in zip(s,(u,o,sf,osf,round(rent*100),round((am or 0)*100)))]
    v=agg(s); put(r,'Total '+t.title(),v,True,True); totals.append(dict(label='Total '+t.title(),**mk(v))); r+=2; G=[a+b_ for a,b_ in zip(G,s)]
v=agg(G); put(r,'MALL TOTAL',v,True,True); totals.append(dict(label='MALL TOTAL',**mk(v)))
ws.write(r+2,0,'Asking not quoted for ground lease and bank pad. Rents in lieu counted at the reduced amount actually paid.',F(italic=True,font_size=8))
ws.set_landscape(); ws.fit_to_pages(1,0); ws.hide_gridlines(2); ws.activate(); wb.close()
save('um_cobblestone_mall_mix.xlsx','UM',MK,rows,totals,'Mall space mix by wing, grouped two-line header, merged cells, second sheet',False)
