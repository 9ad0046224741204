from common import *
import xlsxwriter, datetime as dt
F='x07_ferry_street_block.xlsx'
# space, kind, occupant, sf, from, thru, charges[(code,amt)], steps[(text,iso,amt)]
SEC=[
('Street level retail',[
 ('R-1','Restaurant','The Pilot House Tavern, LLC',3850,'Mar 2021','Feb 2031',[('RENT',5614.58),('CAM',738.00),('RETX',834.17),('INS',96.25),('GREASE',85.00)],[('Mar 2026','2026-03',5775.00),('Mar 2028','2028-03',5935.42),('Mar 2030','2030-03',6095.83)]),
 ('R-2','Retail','Half Moon Records & Comics',1640,'Jun 2019','May 2025',[('RENT',1913.33),('CAM',314.00),('RETX',355.33),('INS',41.00)],[]),
 ('R-3','Retail','Vacant',1210,None,None,[],[]),
 ('R-4','Retail','Dubuque Savings - ATM & teller line',980,'Jan 2023','Dec 2032',[('RENT',1837.50),('CAM',188.00),('RETX',212.33),('INS',24.50)],[('Jan 2028','2028-01',2021.25)])]),
('Second floor office',[
 ('2A','Office','Castellan Law Office',2260,'Nov 2020','Oct 2025',[('RENT',2825.00),('ELEC',226.00)],[]),
 ('2B','Office','Quad Rivers Economic Dev. Council',1975,'Jul 2022','Jun 2027',[('RENT',2221.88),('ELEC',197.50)],[('Jul 2025','2025-07',2304.17),('Jul 2026','2026-07',2386.46)]),
 ('2C','Office','Castellan Law Office',640,'Apr 2024','Oct 2025',[('RENT',746.67),('ELEC',64.00)],[]),
 ('2D','Office','Vacant',1480,None,None,[],[]),
 ('2E','Office','Mira Sandusky LCSW',410,'Sep 2023','MTM',[('RENT',525.00)],[])]),
('Third floor lofts',[
 ('301','1 bed loft','Bettendorf, Gil',820,'Aug 2024','Jul 2025',[('RENT',1195.00),('PKG',65.00)],[]),
 ('302','1 bed loft','Achterberg, Rosa',845,'May 2024','Apr 2025',[('RENT',1215.00),('PKG',65.00),('PET',35.00)],[('May 2025','2025-05',1250.00)]),
 ('303','Studio','Ng, Terrence',540,'Jan 2025','Dec 2025',[('RENT',895.00)],[]),
 ('304','2 bed loft','Okoro, Blessing & Sam',1130,'Oct 2023','Sep 2025',[('RENT',1560.00),('PKG',130.00)],[]),
 ('305','1 bed loft','Vacant',830,None,None,[],[]),
 ('306','2 bed loft','Mgr. unit - Halvorsen',1090,'Feb 2022','MTM',[('RENT',600.00)],[])]),
('Other',[('BSMT','Storage','Half Moon Records & Comics',900,'Jun 2019','May 2025',[('RENT',225.00)],[]),('WALL','Mural / sign','Tri-State Outdoor Sign Co.',None,'Jan 2020','Dec 2029',[('RENT',310.00)],[('Jan 2027','2027-01',335.00)])])]
wb=xlsxwriter.Workbook(path(F)); wb.set_properties({'created':dt.datetime(2025,2,20)})
f=lambda **k: wb.add_format({'font_name':'Garamond','font_size':11,**k})
sm=wb.add_worksheet('Summary'); ws=wb.add_worksheet('Roll'); op=wb.add_worksheet('Options')
usd=f(num_format='$#,##0.00'); it=f(italic=1); sc=f(bold=1,font_color='#7B2C2C',bottom=1); n0=f(num_format='#,##0'); c=f(align='center'); t=f(); b=f(bold=1); sub=f(bold=1,top=1,num_format='$#,##0.00'); sub0=f(bold=1,top=1,num_format='#,##0'); tl=f(italic=1,top=4,num_format='$#,##0.00'); tlx=f(italic=1,top=4)
ws.hide_gridlines(2); ws.set_portrait(); ws.fit_to_pages(1,0)
ws.merge_range('A1:K1','FERRY STREET BLOCK',f(bold=1,font_size=18,align='center',font_color='#7B2C2C')); ws.merge_range('A2:K2','Davenport, Iowa - rent roll for February 2025',f(italic=1,align='center'))
for i,w in enumerate((7,12,35,8,10,10,9,13,14,11,12)): ws.set_column(i,i,w)
h=f(bold=1,align='center',border=1,bg_color='#F2E8DC',text_wrap=1)
ws.merge_range('A4:A5','Space',h); ws.merge_range('B4:B5','Kind',h); ws.merge_range('C4:C5','Occupant',h); ws.merge_range('D4:D5','Sq ft',h); ws.merge_range('E4:F4','Term',h); ws.merge_range('G4:I4','Charges',h); ws.merge_range('J4:K4','Rent change',h)
for i,x in((4,'From'),(5,'Thru'),(6,'Code'),(7,'Monthly'),(8,'Yearly'),(9,'When'),(10,'To (mo.)')): ws.write(4,i,x,h)
r=5; rows=[]; codes={}; GT=0; area=0
for sec,us in SEC:
    ws.write(r,0,sec,sc); [ws.write_blank(r,i,None,sc) for i in range(1,11)]; r+=1; ST=0; SA=0
    for sp,kd,oc,sf,a,z,ch,st in us:
        if sp=='R-3':   # a past tenant, hidden by the bookkeeper
            ws.write_row(r,0,['R-3','Retail','Sole Mates Shoe Repair (gone 8/24)',1210,'Jun 2020','Aug 2024','RENT',1310.0,15720.0],t); ws.set_row(r,None,None,{'hidden':True}); r+=1
        ws.write(r,0,sp if not sp.isdigit() else int(sp),f(bold=1,align='left')); ws.write(r,1,kd,t); ws.write(r,2,oc,it if oc=='Vacant' else t)
        if sf: ws.write(r,3,sf,n0); SA+=sf
        q=dict(unit=sp,section=sec,unitType=kd,area=sf,statusText='Vacant' if oc=='Vacant' else 'Occupied',tenantName=None if oc=='Vacant' else oc,leaseStartDate=a,leaseEndDate=z)
        if a: ws.write(r,4,a,c); ws.write(r,5,z,c)
        tot=0
        for i in range(max(len(ch),len(st),1)):
            if i<len(ch): ws.write(r,6,ch[i][0],c); ws.write(r,7,ch[i][1],usd); ws.write(r,8,round(ch[i][1]*12,2),usd); tot+=ch[i][1]; codes[ch[i][0]]=codes.get(ch[i][0],0)+ch[i][1]
            if i<len(st): ws.write(r,9,st[i][0],c); ws.write(r,10,st[i][2],usd)
            r+=1
        tot=round(tot,2)
        if len(ch)>1:
            ws.write(r,6,'total',tlx); ws.write(r,7,tot,tl); ws.write(r,8,round(tot*12,2),tl); q['totalCharges']=tot; r+=1
        if ch: q.update(contractRent=ch[0][1],annualRent=round(ch[0][1]*12,2),charges=[{"code":k,"amount":v} for k,v in ch],rentSteps=[{"date":x,"amount":v} for x,_,v in st])
        ST+=tot; rows.append(q)
    ws.write(r,2,sec+' total',sub); ws.write(r,3,SA,sub0); ws.write(r,7,round(ST,2),sub); ws.write(r,8,round(ST*12,2),sub); r+=2; GT+=ST; area+=SA
ws.write(r,2,'Whole block',sub); ws.write(r,3,area,sub0); ws.write(r,7,round(GT,2),sub); ws.write(r,8,round(GT*12,2),sub); r+=2
ws.write(r,2,'By code',b); r+=1
for k in codes: ws.write(r,2,k,t); ws.write(r,7,round(codes[k],2),usd); r+=1
r+=1
for x in('Half Moon has the basement by the same lease as R-2; both end this May and the owner is asking for five more.','306 is the on-site manager at a reduced rent in exchange for duties.','R-1 also pays 6% of gross over $1,150,000 a year; nothing due for 2024.'): ws.write(r,0,x,it); r+=1
sm.write('A1','Ferry Street Block - owner summary',f(bold=1,font_size=14)); sm.set_column(0,0,34); sm.set_column(1,2,14)
for i,(x,v) in enumerate((('Monthly billing, February 2025',round(GT,2)),('Yearly at that rate',round(GT*12,2)),('Mortgage, First Harbor Bank',18240.11),('Reserve held',41000))): sm.write(2+i,0,x,t); sm.write(2+i,1,v,usd)
op.set_column(0,0,8); op.set_column(1,1,80); op.write_row(0,0,['Space','Option'],h)
for i,(x,v) in enumerate((('R-1','Two of 5 years. First at $6,350.00 a month.'),('R-4','One of 10 years at market, notice by 3/31/2032.'),('2A/2C','Renewal under negotiation; asks for paint & carpet.'),('2B','Non-appropriation clause each June 30.'))): op.write(i+1,0,x,t); op.write(i+1,1,v,t)
wb.close()
v=sum(q['statusText']=='Vacant' for q in rows)
finish(F,'MIXED_USE','merged two-row header in Garamond, charges by code on lines, rent changes running down beside them, hidden past tenant','hidden row; month-only dates; three sheets; lofts and stores together',dict(propertyName='FERRY STREET BLOCK',asOnDate='2025-02',units=None,occupied=None,vacant=v,sheet='Roll',rows=rows))
