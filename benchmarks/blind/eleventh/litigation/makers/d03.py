# Retail strip center: spreadsheet printed two pages wide (down, then over), no unit key on the right half but a line number
from util import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
from openpyxl.worksheet.pagebreak import Break,ColBreak,RowBreak
NAME='estate_inventory_sch_A_gallatin_plaza.pdf'
SEC=[('Building 1 - Main Strip (North)',[('1','Gallatin Fresh Market','Grocery',28400,9.75),('2','Clover Pharmacy','Pharmacy',9100,16.5),('3','Bella Nails & Spa','Salon',1200,24),('4','VACANT','Inline',1450,None),('5','Tokyo Garden Hibachi','Restaurant',3100,21),
  ('6','Prime Cuts Barber Co.','Salon',980,25),('7','Gallatin Vision Center','Medical',1760,22.5),('8-9','Dollar Harbor','Discount',8200,11.25),('10','Cash Express of TN','Financial',1100,23.5),('11','VACANT','Inline',2050,None),('12','Fit24 Gallatin','Fitness',6400,12.5),('14','Sudz Laundromat','Service',2600,17),('15','Papa Renzo Pizza','Restaurant',1500,22)]),
 ('Building 2 - South Wing',[('20','Hallmark of Sumner','Cards/Gifts',3900,15.5),('21','Wee Ones Consignment','Apparel',2400,13.5),('22','VACANT','Inline',1800,None),('23A','Brannock Insurance Agency','Office',900,18.5),('23B','H&R Tax Prep (seasonal)','Office',900,20),('24','La Michoacana Ice Cream','Restaurant',1350,23),('25','Vape Nation','Specialty',1250,24.5),('26','Animal Friends Vet Clinic','Medical',3300,19.75),('27','Cumberland Physical Therapy','Medical',2850,20.5),('28','VACANT','Inline',1600,None),('29','Sumner Martial Arts','Fitness',2700,12),('30','Coin & Jewelry Exchange','Specialty',1050,22)]),
 ('Outparcels & Pads',[('Pad A','First Heritage Bank (ground lse)','Ground',None,78000),('Pad B','Biscuit Barn (ground lse)','Ground',None,66000),('Pad C','VACANT','Pad site',None,None),('ATM-1','Volunteer Credit Union','ATM',None,6600)])]
def main():
    r=rng('d03'); asof=D(2024,7,1); rows=[]
    wb=Workbook(); ws=wb.active; ws.title='RR'
    ws['A1']='GALLATIN PLAZA SHOPPING CENTER'; ws['A2']='Schedule A-4 to Inventory - Estate of R. W. Loomis, Deceased   (Probate No. 24-PR-0388)'; ws['A3']='Tenancies in force at date of death, July 1, 2024'
    ws['A1'].font=Font(name='Arial Narrow',size=14,bold=True); ws['A2'].font=Font(name='Arial Narrow',size=9,italic=True); ws['A3'].font=Font(name='Arial Narrow',size=10,bold=True)
    H1=['','','','','','% of','Lease','Lease','Lease','Renewal','Base Rent','Base Rent','Rent','CAM','R.E. Tax','Insurance','Total Due','Security','Next Adj.','New Monthly','2nd Adj.','New Monthly','']
    H2=['Ln','Space','Tenant','Use','GLA','Center','Type','Begins','Ends','Options','Monthly','Annual','/SF','/Mo.','/Mo.','/Mo.','Monthly','Deposit','Date','Rent','Date','Rent','Ln']
    thin=Side(style='thin'); F=lambda **k: Font(name='Arial Narrow',size=11,**k)
    for j,(a,b) in enumerate(zip(H1,H2),1):
        for rr,v in ((5,a),(6,b)):
            c=ws.cell(rr,j,v or None); c.font=F(bold=True); c.alignment=Alignment(horizontal='center')
        ws.cell(6,j).border=Border(bottom=thin)
    tot_gla=sum(x[3] or 0 for _,s in SEC for x in s); i=7; ln=0
    G=[0]*7
    def put(row,j,v,fmt=None,bold=False,al=None):
        c=ws.cell(row,j,v); c.font=F(bold=bold)
        if fmt: c.number_format=fmt
        if al: c.alignment=Alignment(horizontal=al)
        return c
    df='m/d/yyyy'; mf='#,##0.00'
    for sname,items in SEC:
        put(i,1,sname,bold=True); i+=1; S=[0]*7
        for u,t,use,sf,rate in items:
            ln+=1; row=dict(unit=u,section=None,area=sf,unitType=use)
            put(i,1,ln,al='center'); put(i,23,ln,al='center'); put(i,2,u,al='left'); put(i,3,t); put(i,4,use)
            if sf: put(i,5,sf,'#,##0'); put(i,6,sf/tot_gla,'0.00%')
            S[0]+=sf or 0
            if t=='VACANT': row['statusText']='VACANT'
            else:
                row['tenantName']=t; row['statusText']='Occupied'
                m=round(rate*sf/12,2) if sf else round(rate/12,2)
                b=D(r.randint(2012,2023),r.randint(1,12),1); term=r.choice([3,5,5,10]) if sf and sf<8000 else 15
                e=addm(b,term*12)-datetime.timedelta(days=1)
                while e<D(2024,10,1): e=addm(e+datetime.timedelta(days=1),60)-datetime.timedelta(days=1)
                row.update(contractRent=m,annualRent=round(m*12,2),leaseStartDate=b,leaseEndDate=e)
                put(i,7,'Gross' if 'seasonal' in t or not sf and u=='ATM-1' else 'Ground' if not sf else 'NNN',al='center'); put(i,8,b,df); 
                if u in('21','29'): row['leaseEndDate']='MTM'; put(i,9,'MTM',al='right')
                else: put(i,9,e,df)
                put(i,10,r.choice(['None','1x5','2x5','2x5','1x3']) if u not in('21','29') else None,al='center')
                put(i,11,m,mf); put(i,12,round(m*12,2),mf)
                if sf: put(i,13,round(m*12/sf,2),'0.00')
                ch=[]
                if sf and 'seasonal' not in t:
                    for j,k,(nm,q) in ((14,3,('CAM',2.85)),(15,4,('R.E. Tax',1.62)),(16,5,('Insurance',.48))):
                        v=round(q*sf/12,2)
                        if u=='1' and nm=='CAM': v=round(v*.5,2)
                        put(i,j,v,mf); ch.append({"code":nm,"amount":v}); S[k-1]+=v
                elif u.startswith('Pad'):
                    v=round(r.uniform(500,900),2); put(i,14,v,mf); ch.append({"code":"CAM","amount":v}); S[2]+=v
                if ch: row['charges']=ch
                T=round(m+sum(x['amount'] for x in ch),2); put(i,17,T,mf); row['totalCharges']=T
                S[1]+=m; S[5]+=T
                if r.random()<.8 and not(u=='ATM-1') :
                    d=float(round(m)) if r.random()<.7 else 2500.; put(i,18,d,mf); row['deposit']=d; S[6]+=d
                if r.random()<.6 and row['leaseEndDate']!='MTM':
                    d1=addm(b,12)
                    while d1<=asof: d1=addm(d1,12)
                    if d1<e:
                        v1=round(m*1.03,2); put(i,19,d1,df); put(i,20,v1,mf); st=[{"date":iso(d1),"amount":v1}]
                        d2=addm(d1,12)
                        if d2<e: v2=round(v1*1.03,2); put(i,21,d2,df); put(i,22,v2,mf); st.append({"date":iso(d2),"amount":v2})
                        row['rentSteps']=st
            rows.append(row); row['section']=sname; i+=1
        if S[0]: put(i,5,S[0],'#,##0',True); put(i,6,S[0]/tot_gla,'0.00%',True)
        put(i,3,'Subtotal',bold=True)
        for j,k in ((11,1),(14,2),(15,3),(16,4),(17,5),(18,6)): put(i,j,round(S[k],2),mf,True)
        put(i,12,round(S[1]*12,2) if False else round(sum(x.get('annualRent',0) for x in rows if x['section']==sname),2),mf,True)
        for j in (5,11,12,14,15,16,17,18): ws.cell(i,j).border=Border(top=thin)
        G=[a+b for a,b in zip(G,S)]; i+=2
    put(i,3,'TOTAL CENTER',bold=True); put(i,5,G[0],'#,##0',True); put(i,6,1,'0.00%',True)
    for j,k in ((11,1),(14,2),(15,3),(16,4),(17,5),(18,6)): put(i,j,round(G[k],2),mf,True)
    put(i,12,round(sum(x.get('annualRent',0) for x in rows),2),mf,True)
    for j in (5,11,12,14,15,16,17,18): ws.cell(i,j).border=Border(top=thin,bottom=Side(style='double'))
    vac=sum(1 for x in rows if x['statusText']=='VACANT'); vs=sum(x['area'] or 0 for x in rows if x['statusText']=='VACANT'); occ=len(rows)-vac
    i+=2; put(i,3,f'Leased: {occ} of {len(rows)} premises ({n0(G[0]-vs)} sf).  Vacant: {vac} premises ({n0(vs)} sf, plus Pad C).')
    put(i+1,3,'Pads and ATM are land leases / licences and carry no GLA.')
    for j,w in enumerate([4,7,27,11,9,8,8,10.5,10.5,9,12,13,7,11,11,11,12,11.5,10.5,12,10.5,12,5],1):
        ws.column_dimensions[ws.cell(1,j).column_letter].width=w
    for k in range(5,i+2): ws.row_dimensions[k].height=15.5
    ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=1; ws.page_setup.scale=66; ws.print_title_rows='1:6'
    ws.col_breaks=ColBreak(); ws.col_breaks.append(Break(id=10)); ws.row_breaks=RowBreak(); ws.row_breaks.append(Break(id=26))
    ws.oddFooter.left.text='Prepared for the Personal Representative from books of the manager'; ws.oddFooter.right.text='Sch. A-4, sheet &P/&N'
    ws.page_margins.left=ws.page_margins.right=.4; ws.page_margins.top=.6
    p=os.path.join(TMP,NAME.replace('.pdf','.xlsx')); wb.save(p); soffice(p,'pdf',DOC)
    for x in rows:
        if x['statusText']=='VACANT' and x['area'] is None: x.pop('area')
    save(NAME,'RETAIL','estate accountant','spreadsheet printed two pages wide, down then over, line numbers tie halves, rent steps on the right half',True,
      dict(propertyName='GALLATIN PLAZA SHOPPING CENTER',asOnDate='2024-07-01',units=len(rows),occupied=occ,vacant=vac,rows=rows))
if __name__=='__main__': main()
