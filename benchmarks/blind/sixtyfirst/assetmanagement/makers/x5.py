# NZ fuel sites and drive-thrus, csv from a system with preamble, money as text, multi-property
from lib import *
import csv
R=[('Kaiapoi Junction','KJ-1','Petrol station & shop','Zephyr Fuels New Zealand Limited',412,'1/07/2016','30/06/2031',186500,'Active','1/07/2026: $195,825.00 pa'),
('Kaiapoi Junction','KJ-2','Drive-thru restaurant','Chicken Coop Franchising (NZ) Ltd',268,'14/02/2020','13/02/2035',142000,'Active',''),
('Kaiapoi Junction','KJ-3','Car wash','Zephyr Fuels New Zealand Limited',95,'1/07/2016','30/06/2031',24000,'Active',''),
('Kaiapoi Junction','KJ-4','Advertising sign','Roadside Media NZ Ltd',None,'1/05/2023','30/04/2026',9600,'Active',''),
('Otaki Gateway','OG-1','Petrol station & shop','Kapiti Energy Ltd',385,'1/11/2012','31/10/2027',151250,'Active',''),
('Otaki Gateway','OG-2','EV charging bays','Voltway Charging Limited',60,'1/03/2024','28/02/2034',12480,'Active','1/03/2026: $12,854.40 pa'),
('Otaki Gateway','OG-3','Drive-thru coffee','',48,'','',0,'Vacant',''),
('Otaki Gateway','OG-4','ATM','Pacific Cash Points Ltd',1.5,'1/08/2022','31/07/2027',7200,'Active',''),
('Te Rapa Straight','TR-1','Petrol station & shop','Zephyr Fuels New Zealand Limited',520,'1/04/2019','31/03/2039',238000,'Active','1/04/2027: $250,000.00 pa'),
('Te Rapa Straight','TR-2','Drive-thru restaurant','Burger Paddock Limited',305,'20/09/2018','19/09/2033',168400,'Active',''),
('Te Rapa Straight','TR-3','Tyre & service workshop','Waikato Tyre & Brake (2009) Ltd',640,'1/06/2015','31/05/2025',98000,'Holding over',''),
('Te Rapa Straight','TR-4','Truck stop','Midland Diesel Cards Ltd',1850,'1/10/2021','30/09/2031',74000,'Active',''),
('Te Rapa Straight','TR-5','Telecom mast','Aotearoa Spectrum Ltd',25,'15/12/2014','14/12/2029',16350,'Active',''),
('Rolleston South','RS-1','Petrol station & shop','Plains Fuel Co-operative Ltd',365,'1/09/2023','31/08/2038',172800,'Active','1/09/2028: $190,080.00 pa'),
('Rolleston South','RS-2','Drive-thru restaurant','Taco Tussock Limited',221,'1/12/2023','30/11/2033',125970,'Active',''),
('Rolleston South','RS-3','Medical suite','Rolleston Urgent Care Ltd',310,'1/02/2024','31/01/2030',111600,'Active','1/02/2027: $115,506.00 pa'),
('Rolleston South','RS-4','Retail','',88,'','',0,'Vacant','')]
OPX=lambda a:round((a or 0)*38.4,2) if a and a<700 else 0
def run():
    name='tenancy_export_20250930.csv'
    iso=lambda t:D.datetime.strptime(t,'%d/%m/%Y').date().isoformat() if t else None
    d=lambda v:f'${v:,.2f}'; rows=[]; T=[0]*5
    with open(doc(name),'w',newline='',encoding='utf-8-sig') as h:
        w=csv.writer(h); w.writerow(['Southern Forecourt Income Fund']); w.writerow(['Tenancy Schedule','As at','30/09/2025']); w.writerow(['Exported by','portfolio.team','Currency NZD','GST exclusive']); w.writerow([])
        w.writerow(['Property','Tenancy Ref','Premises Type','Tenant','Status','NLA (sqm)','Commencement','Final Expiry','Annual Rent','Monthly Rent','Monthly Outgoings','Monthly Total (excl GST)','Monthly GST','Rent psm','Next Fixed Change','Bond'])
        last=None; S=[0]*4; n=0
        def sub():
            w.writerow(['Total '+last,'','','','',f'{S[0]:,.1f}','','',d(S[1]),d(S[2]),d(S[3]),d(S[2]+S[3]),'','','',''])
        for p,u,k,t,a,s,e,rent,st,nx in R:
            if last and p!=last: sub(); S=[0]*4
            last=p
            m=round(rent/12,2); o=round(OPX(a)/12,2) if t and k not in('ATM','Telecom mast','Advertising sign') else 0; g=round((m+o)*.15,2); b=round(rent/4,2) if k in('Drive-thru restaurant','Retail','Medical suite','Tyre & service workshop') and t else 0
            w.writerow([p,u,k,t,st,'' if a is None else a,s,e,d(rent),d(m),d(o),d(m+o),d(g),f'{rent/a:.2f}' if a and rent else '',nx,d(b) if t else ''])
            q=dict(unit=u,propertyName=p,unitType=k,area=a,statusText=st,tenantName=t,leaseStartDate=iso(s),leaseEndDate=iso(e),annualRent=rent,contractRent=m,charges=[dict(code='Monthly Outgoings',amount=o),dict(code='Monthly GST',amount=g)],totalCharges=round(m+o,2),deposit=b if t else None)
            if nx: x=nx.split(': $'); q['rentSteps']=[dict(date=iso(x[0]),amount=float(x[1].split()[0].replace(',','')),per='year')]
            rows.append(q)
            for i,v in enumerate((a or 0,rent,m,o)): S[i]=round(S[i]+v,2); T[i]=round(T[i]+v,2)
            T[4]=round(T[4]+g,2)
        sub(); w.writerow([])
        w.writerow(['Fund total','','','','',f'{T[0]:,.1f}','','',d(T[1]),d(T[2]),d(T[3]),d(T[2]+T[3]),d(T[4]),'','',''])
        w.writerow(['17 tenancies','15 let','2 vacant'])
    save(name,'RETAIL','NZ fuel and drive-thru portfolio, csv with preamble, money as text, totals per property',dict(propertyName='Southern Forecourt Income Fund',asOnDate='2025-09-30',units=17,occupied=15,vacant=2,rows=rows))
